import type { CalendarDate } from '#rules/calendar/dates.ts'
import type { Demande } from '#rules/retraite/demande/demande.ts'
import { dureeDe, JOURS_PAR_TRIMESTRE } from '#rules/retraite/regle/trimestres.ts'
import type { CompteRetraite } from '../compte.ts'
import { joursAVenir, type TempsSupposes } from './periodes.ts'
import { type Duree, dateAge } from '#rules/calendar/ages.ts'
import { droitsDe } from '#rules/retraite/droit/droits.ts'
import { partiesDe, regleDe } from '#rules/retraite/regle/regle.ts'
import { categorieDuCompte } from './categorie.ts'

/** What someone says of disability, their own or that of whom they care for, where the account does not tell it. */
export interface HandicapSuppose {
  /** Quarters of services done so far with an incapacity of 50 % at least. */
  readonly trimestresHandicap?: number
  /** The décote disappears at 65: thirty months given to a disabled child (loi n° 2010-1330, art. 28). */
  readonly annulationA65?: boolean
  /** Permanent incapacity of 50 % at least at the departure: no décote (art. L. 14 I CPCMR). */
  readonly incapacitePermanente?: boolean
}

/**
 * Services done while disabled at a departure (art. R. 33 bis and R. 37 bis CPCMR): the quarters of today, and the days contributed
 * from today on, kept to the end as those of insurance. Nothing when nobody tells the first.
 */
export const handicapAu = (
  cir: Pick<CompteRetraite, 'situation' | 'carriere' | 'enfants'>,
  suppose: HandicapSuppose & TempsSupposes,
  aujourdhui: CalendarDate,
): Pick<Demande, 'trimestresHandicap' | 'joursHandicap'> => {
  const aCeJour = suppose.trimestresHandicap ?? cir.situation.trimestresHandicap
  if (aCeJour === undefined) return {}
  // None, or no number of quarters, for the checks to find.
  if (!(aCeJour > 0)) return { trimestresHandicap: aCeJour }
  const { trimestres, jours } = dureeDe(aCeJour * JOURS_PAR_TRIMESTRE + joursAVenir(cir, suppose, aujourdhui))
  return { trimestresHandicap: trimestres, joursHandicap: jours }
}

/** Whether an account has a quarter granted for a disabled child, which makes the décote disappear at 65 (art. L. 12 ter). */
export const compteAnnuleA65 = ({ bonifications }: Pick<CompteRetraite, 'bonifications'>): boolean =>
  bonifications.some(({ article, trimestres }) => article === 'L12ter' && trimestres > 0)

/**
 * Age at which the décote disappears for the category that an account opens at a departure (art. L. 14 I CPCMR), where
 * it is no later than that of the carers of a disabled child, which then changes nothing.
 */
export const annulationSansAide = (
  cir: Pick<CompteRetraite, 'carriere' | 'situation'>,
  dateDepart: CalendarDate,
): Duree | undefined => {
  const regle = regleDe(dateDepart)
  const { dateNaissance } = cir.situation
  const droits = droitsDe(dateNaissance, categorieDuCompte(cir, dateDepart), regle)
  const { years: annees } = partiesDe(regle).annulmentOfDecote.carers
  const desAidants = dateAge(dateNaissance, { annees, mois: 0 })
  return droits && droits.dateAnnulation <= desAidants ? droits.annulation.age : undefined
}
