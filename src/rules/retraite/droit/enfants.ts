import type { CalendarDate } from '#rules/calendar/dates.ts'

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

const AVANT: CalendarDate = '2004-01-01'
const BONIFICATION_NOUVELLE: CalendarDate = '2026-09-01'

const RIEN: TrimestresEnfant = { liquidation: 0, assurance: 0, source: 'art. L. 12 et L. 12 bis CPCMR' }

/**
 * Quarters of one child (art. L. 12 b, b bis and b ter, L. 12 bis CPCMR): four before 2004; for women since, two of
 * insurance, one of which also counts for the payable duration in pensions from 1 September 2026 on.
 */
export const trimestresEnfant = (enfant: Enfant, effet: CalendarDate): TrimestresEnfant => {
  if (enfant.naissance < AVANT) {
    if (enfant.interruption) return { liquidation: 4, assurance: 4, source: 'art. L. 12 b et R. 13 CPCMR' }
    const etudes = enfant.accouchementPendantEtudes
    return etudes ? { liquidation: 4, assurance: 4, source: 'art. L. 12 b bis CPCMR' } : RIEN
  }
  if (!enfant.accouchementApresRecrutement) return RIEN
  return effet >= BONIFICATION_NOUVELLE
    ? { liquidation: 1, assurance: 2, source: 'art. L. 12 b ter et L. 12 bis CPCMR' }
    : { liquidation: 0, assurance: 2, source: 'art. L. 12 bis CPCMR' }
}

/** Quarters of insurance for a disabled child raised at home under twenty: one each thirty months, four at most. */
export const trimestresEnfantHandicape = (mois: number): number => Math.min(4, Math.floor(mois / 30))
