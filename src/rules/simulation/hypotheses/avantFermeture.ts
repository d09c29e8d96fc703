import { dateAge } from '#rules/calendar/ages.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import type { CompteRetraite } from '#rules/carriere/compte.ts'
import { joursServicesDuCompte } from '#rules/carriere/services/deuxAns.ts'
import type { TempsSupposes } from '#rules/carriere/services/periodes.ts'
import { dureeDe } from '#rules/retraite/regle/trimestres.ts'
import type { Demande } from '#rules/retraite/demande/demande.ts'
import { partiesDe, regleDe } from '#rules/retraite/regle/regle.ts'

/** Reasons 2 and 4 of a departure. */
export const TROIS_ENFANTS = 2
const ENFANT_INVALIDE = 4

/** Invalid children of an account who are more than a year old on a day of effect (art. L. 24 I 3° CPCMR). */
export const enfantsInvalides = ({ enfants }: Pick<CompteRetraite, 'enfants'>, dateDepart: CalendarDate) => {
  const { invalidChildOlderThanYears: annees } = partiesDe(regleDe(dateDepart)).familyReasons
  return enfants.filter(
    ({ dateNaissance, handicap80 }) => handicap80 && dateAge(dateNaissance, { annees, mois: 0 }) < dateDepart,
  )
}

/**
 * Children whom reasons 2 and 4 ask for: the person's own need not be raised nine years (loi n° 2010-1330, art. 44; art. L. 24
 * I 3° CPCMR). Those typed count where they are more than those of the account.
 */
export const enfantsDuMotif = (
  cir: Pick<CompteRetraite, 'enfants'>,
  hypotheses: Pick<Demande, 'dateDepart' | 'enfants' | 'motif'>,
): Pick<Demande, 'enfantsDuMotif'> => {
  const { motif } = hypotheses
  if (motif !== TROIS_ENFANTS && motif !== ENFANT_INVALIDE) return {}
  const connus = motif === TROIS_ENFANTS ? cir.enfants : enfantsInvalides(cir, hypotheses.dateDepart)
  return { enfantsDuMotif: Math.max(connus.length, hypotheses.enfants) }
}

/**
 * What an account shows of the day on which the right of the parents of three children closed: children, and whole quarters
 * of effective services, for which part-time counts whole (loi n° 2010-1330, art. 44; art. L. 5 and L. 9 CPCMR). Children who
 * are typed beyond those of the account may be of before.
 */
export const avantFermeture = (
  cir: CompteRetraite,
  hypotheses: TempsSupposes & Pick<Demande, 'enfants'>,
): NonNullable<Demande['avantFermeture']> => {
  const { threeChildrenBefore: fin } = partiesDe(regleDe(hypotheses.dateDepart)).familyReasons
  const nes = cir.enfants.filter(({ dateNaissance }) => dateNaissance < fin).length
  return {
    enfants: nes + Math.max(0, hypotheses.enfants - cir.enfants.length),
    trimestres: dureeDe(joursServicesDuCompte(cir, { ...hypotheses, dateDepart: fin })).trimestres,
  }
}
