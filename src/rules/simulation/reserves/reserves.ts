import type { CompteDecrit, Estimee } from './compteDecrit.ts'
import { nonComptes } from './nonComptes.ts'
import { suppositions } from './suppositions.ts'

/** What must be known of an amount, said to the person whose account it comes from. */
export interface Reserves {
  /** What the amount leaves out, each in a sentence. */
  readonly nonComptes: readonly string[]
  /** What it takes for granted, each in a sentence. */
  readonly suppositions: readonly string[]
}

/** What an amount leaves out and takes for granted: one record, wherever the amount is shown. */
export const reservesDe = (compte: CompteDecrit, estimee: Estimee): Reserves => ({
  nonComptes: nonComptes(compte, estimee),
  suppositions: suppositions(compte, estimee),
})
