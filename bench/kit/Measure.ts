import { ecrire } from '#rules/format/nombres.ts'

/** One figure of a bench, and what it should be. */
export interface Measure {
  readonly quoi: string
  readonly mesure: string
  readonly visee: string
  readonly atteinte: boolean
}

/** A figure that must not go above its aim. */
export const atMost = (quoi: string, value: number, aim: number, unit: string, detail = ''): Measure => ({
  quoi,
  mesure: `${ecrire(value)} ${unit}${detail && ` (${detail})`}`.trim(),
  visee: `≤ ${ecrire(aim)} ${unit}`.trim(),
  atteinte: value <= aim,
})

/** A ratio that must not go below its aim. */
export const atLeast = (quoi: string, value: number, aim: number, detail = ''): Measure => ({
  quoi,
  mesure: `${ecrire(value)} ×${detail && ` (${detail})`}`,
  visee: `≥ ${ecrire(aim)} ×`,
  atteinte: value >= aim,
})

/** A figure without an aim, for comparison. */
export const said = (quoi: string, mesure: string): Measure => ({ quoi, mesure, visee: '–', atteinte: true })
