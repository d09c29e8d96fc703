/** The eleven services that the administration grants or not. */
export const services = [
  'mesap',
  'retraite',
  'remuneration',
  'pension',
  'documentemployeur',
  'compteindividuelretraite',
  'simulation',
  'demandedepartretraite',
  'demandedepartretraiteprogressive',
  'suividepartretraite',
  'suividepartretraiteprogressive',
] as const

export type Service = (typeof services)[number]
