import { formatNir } from '#rules/connexion/nir.ts'

/** Who pays: a ministry or an office, its service, the lines of its address. */
export interface Organisme {
  readonly nom: string
  readonly service?: string
  readonly adresse?: readonly string[]
}

/** Who is paid, as printed: the NIR is masked but for its last five digits. */
export interface Identite {
  readonly nom: string
  readonly prenom: string
  readonly nirMasque: string
}

/** Shows only the last five digits of a normalised NIR: `X XX XX XX XXX 012 60`. */
export const maskNir = (nir: string): string => formatNir('X'.repeat(10) + nir.slice(10))
