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

/** Post held: `quotite` in percent of a full-time post. */
export interface Poste {
  readonly corps: string
  readonly grade: string
  readonly echelon: string
  readonly indiceMajore: number
  readonly quotite: number
}

/** What the pay of a month is reckoned from. Amounts are monthly, in cents, for a full-time post. */
export interface PaySituation extends Poste {
  readonly employeur: Organisme
  readonly nom: string
  readonly prenom: string
  readonly nir: string
  readonly zoneResidence: 1 | 2 | 3
  readonly enfants: number
  readonly primes: readonly { readonly code: string; readonly libelle: string; readonly montant: number }[]
  /** Health insurance the agent chose and has taken on the pay: neither a contribution nor deductible. */
  readonly mutuelle?: { readonly libelle: string; readonly montant: number }
  /** Personal rate of the income tax, in percent. */
  readonly tauxImpot: number
}
