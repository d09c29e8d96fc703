import type { Organisme } from './identity.ts'

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
