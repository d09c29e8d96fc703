import type { CalendarDate } from '#rules/calendar/dates.ts'
import { partiesDe, regleDe } from '../../regle/regle.ts'

/** A child of the person, and what opens its quarters. */
export interface Enfant {
  readonly naissance: CalendarDate
  /** Two months of interruption, or the part-time that replaces it (art. R. 13 CPCMR). */
  readonly interruption: boolean
  /** Born to the person, a woman, after her recruitment. */
  readonly accouchementApresRecrutement: boolean
  /** Born to the person, a woman, during her studies, within two years before her recruitment. */
  readonly accouchementPendantEtudes: boolean
}

/** Quarters that a child gives: for the payable duration, and for the insurance. */
export interface TrimestresEnfant {
  readonly liquidation: number
  readonly assurance: number
  readonly source: string
}

const RIEN: TrimestresEnfant = { liquidation: 0, assurance: 0, source: 'art. L. 12 et L. 12 bis CPCMR' }

/**
 * Quarters of one child in a pension of a day of effect (art. L. 12 b, b bis and b ter, L. 12 bis CPCMR): four before
 * 2004; for women since, two of insurance, one of which the law of 2025 also counts for the payable duration.
 */
export const trimestresEnfant = (enfant: Enfant, effet: CalendarDate): TrimestresEnfant => {
  const { bornBefore, before, duringStudies, since } = partiesDe(regleDe(effet)).childQuarters
  const donne = ({ liquidation, insurance, source }: typeof since): TrimestresEnfant => ({
    liquidation,
    assurance: insurance,
    source,
  })
  if (enfant.naissance >= bornBefore) return enfant.accouchementApresRecrutement ? donne(since) : RIEN
  if (enfant.interruption) return donne(before)
  return enfant.accouchementPendantEtudes ? donne(duringStudies) : RIEN
}
