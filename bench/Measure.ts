/** One figure of a bench, and what it should be. */
export interface Measure {
  readonly quoi: string
  readonly mesure: string
  readonly visee: string
  readonly atteinte: boolean
}

const FORMATS = new Map<number, Intl.NumberFormat>()

/** A number in French. */
export const nombre = (value: number, decimals = 2): string => {
  const format = FORMATS.get(decimals) ?? new Intl.NumberFormat('fr-FR', { maximumFractionDigits: decimals })
  FORMATS.set(decimals, format)
  return format.format(value)
}

/** A figure that must not go above its aim. */
export const atMost = (quoi: string, value: number, aim: number, unit: string, detail = ''): Measure => ({
  quoi,
  mesure: `${nombre(value)} ${unit}${detail && ` (${detail})`}`.trim(),
  visee: `≤ ${nombre(aim)} ${unit}`.trim(),
  atteinte: value <= aim,
})

/** A ratio that must not go below its aim. */
export const atLeast = (quoi: string, value: number, aim: number, detail = ''): Measure => ({
  quoi,
  mesure: `${nombre(value)} ×${detail && ` (${detail})`}`,
  visee: `≥ ${nombre(aim)} ×`,
  atteinte: value >= aim,
})

/** A figure without an aim, for comparison. */
export const said = (quoi: string, mesure: string): Measure => ({ quoi, mesure, visee: '–', atteinte: true })
