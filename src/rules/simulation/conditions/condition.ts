import type { CompteRetraite } from '#rules/carriere/compte.ts'
import type { Droits } from '#rules/retraite/droit/droits.ts'
import type { Demande } from '#rules/retraite/demande/demande.ts'
import type { Hypotheses } from '../hypotheses/hypotheses.ts'

/** Whether a condition is met on the day of the departure; `verifier` where the account cannot tell. */
export type EtatDeCondition = 'remplie' | 'manque' | 'verifier'

/** A condition that the law sets for a reason of departure, and what the account shows of it. */
export interface Condition {
  readonly condition: string
  readonly constat: string
  readonly etat: EtatDeCondition
  readonly source: string
}

/** What the conditions are read from. */
export interface Faits {
  readonly cir: CompteRetraite
  readonly hypotheses: Hypotheses
  readonly demande: Demande
  readonly droits: Droits
}

/** State of a condition that the account tells. */
export const etatSi = (remplie: boolean): EtatDeCondition => (remplie ? 'remplie' : 'manque')

/** A condition that the account does not tell. */
export const aVerifier = (condition: string, source: string): Condition => ({
  condition,
  constat: 'Votre compte ne le dit pas : votre service le vérifie.',
  etat: 'verifier',
  source,
})
