import { dateAge, joursTrente, premierDuMois } from '#rules/calendar/ages.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import { addDays, rangDuMois } from '#rules/calendar/arithmetic.ts'
import { dureeDe, type DureeAssurance, enJours, JOURS_PAR_TRIMESTRE } from '../regle/trimestres.ts'
import type { Droits } from '../droit/droits.ts'
import type { Demande } from '../demande/demande.ts'
import { trimestresPourLaDecote } from '../demande/services.ts'
import type { Parties } from '../regle/loi.ts'
import { partiesDe } from '../regle/regle.ts'
import type { Coefficient, Depart } from './decote.ts'

/** Whole quarters between two firsts of a month. */
const trimestresEntre = (debut: CalendarDate, fin: CalendarDate): number =>
  Math.max(0, Math.floor((rangDuMois(fin) - rangDuMois(debut)) / 3))

/** Surcote of each kind; the total is what the pension receives. */
export interface Surcote extends Coefficient {
  readonly ordinaires: number
  readonly parentaux: number
  /** Quarters begun before the age that days worked after it complete: whether the parental surcote counts them is a reading. */
  readonly aCheval: number
}

/** Whole quarters of some days above the number required. */
const deTrop = (duree: DureeAssurance, trimestresRequis: number, jours = 0): number =>
  Math.max(0, dureeDe(enJours(duree) - trimestresRequis * JOURS_PAR_TRIMESTRE - jours).trimestres)

/**
 * Surcote (art. L. 14 III CPCMR): the law's rate for each whole quarter of insurance above the number required, worked after
 * the age that opens it; counted from the 1st of the month that follows it, from the day itself for those born on the
 * 1st. Parental surcote (art. L. 14 IV and V): at most four quarters above the number required, worked in the year
 * before the legal age of the generation, when it is 63 at least and a quarter was granted for a child; one quarter never
 * counts twice: those of classed jobs, whose surcote may begin before the legal age, are ordinary from then on. A pension
 * that begins before the legal age has none (the cautious reading: it leaves early).
 *
 * `ageSurcote` and `ageLegal` are days, `ageLegal63` whether the legal age is 63 or more. `depart` is the day
 * until which work goes on without a break: the departure, or the end of services before it; `effet` the first day of the pension.
 * Where the insurance on the day of the age is told (`aLAge`), a quarter that is not whole then is none of the parental ones (the
 * cautious reading); where it is not, what the departure has stands for it.
 */
export const surcoteDe = (
  a: {
    readonly depart: CalendarDate
    readonly effet: CalendarDate
    readonly ageSurcote: CalendarDate
    readonly ageLegal: CalendarDate
    readonly ageLegal63: boolean
    readonly trimestresAssurance: number
    /** Days of insurance beyond its whole quarters. */
    readonly joursAssurance: number
    readonly aLAge?: DureeAssurance
    readonly trimestresRequis: number
    readonly enfantBonifie: boolean
  },
  { surcote, parentalSurcote }: Pick<Parties, 'surcote' | 'parentalSurcote'>,
): Surcote => {
  const auDepart = { trimestres: a.trimestresAssurance, jours: a.joursAssurance }
  const surplus = deTrop(auDepart, a.trimestresRequis)
  const debut = premierDuMois(a.ageSurcote)
  const ordinaires = Math.min(surplus, trimestresEntre(debut, a.depart))
  const legal = premierDuMois(a.ageLegal)
  const unAnAvant = premierDuMois(dateAge(a.ageLegal, { annees: -1, mois: 0 }))
  const travail = a.depart < legal ? a.depart : legal
  const fenetre = trimestresEntre(unAnAvant, travail < debut ? travail : debut)
  const possibles =
    a.ageLegal63 && a.enfantBonifie && a.effet >= legal
      ? Math.min(parentalSurcote.maxQuarters, fenetre, surplus - ordinaires)
      : 0
  // Insurance that is not told is taken to have grown by the days worked since the age.
  const depuisLAge = a.depart > a.ageLegal ? joursTrente(a.ageLegal, addDays(a.depart, -1)) : 0
  const entiers = a.aLAge
    ? deTrop(a.aLAge, a.trimestresRequis)
    : deTrop(auDepart, a.trimestresRequis, depuisLAge)
  const ordinairesALAge = Math.min(ordinaires, trimestresEntre(debut, travail))
  const aCheval = Math.max(0, possibles - Math.max(0, entiers - ordinairesALAge))
  const parentaux = a.aLAge ? possibles - aCheval : possibles
  const pourcentage = ordinaires * surcote.ratePerQuarter + parentaux * parentalSurcote.ratePerQuarter
  return { trimestres: ordinaires + parentaux, ordinaires, parentaux, aCheval, pourcentage }
}

/** Whether a quarter was granted for a child, as far as the request tells. */
const enfantBonifie = ({ trimestresEnfants, enfants, trimestresBonification }: Demande): boolean =>
  trimestresEnfants === undefined ? enfants > 0 && trimestresBonification > 0 : trimestresEnfants > 0

/** Bought quarters that the insurance of the surcote counts: option 3, by a reading that no text confirms. */
const trimestresDeSurcoteAchetes = ({ rachat }: Demande): number =>
  rachat?.compte === true && rachat.option === 3 ? rachat.trimestres : 0

/** The surcote of a departure. */
export const surcoteDuDepart = (demande: Demande, droits: Droits, trimestresRequis: number): Surcote =>
  surcoteDe(
    {
      depart: demande.finDuTravail ?? demande.dateDepart,
      effet: demande.dateDepart,
      ageSurcote: droits.dateSurcote,
      ageLegal: droits.dateAgeLegal,
      ageLegal63: droits.surcoteParentale,
      trimestresAssurance:
        demande.trimestresAssurance - (demande.trimestresHorsSurcote ?? 0) - trimestresPourLaDecote(demande),
      joursAssurance: demande.joursAssurance ?? 0,
      ...(demande.assuranceALAge && { aLAge: demande.assuranceALAge }),
      trimestresRequis,
      enfantBonifie: enfantBonifie(demande),
    },
    partiesDe(droits.regle),
  )

/** What a surcote would be without the bought quarters that it counts. */
export const surcoteSansRachat = ({ demande, droits, requis }: Depart): Surcote => {
  const achetes = trimestresDeSurcoteAchetes(demande)
  const { assuranceALAge: age } = demande
  const sans = {
    ...demande,
    trimestresAssurance: demande.trimestresAssurance - achetes,
    ...(age && { assuranceALAge: { ...age, trimestres: age.trimestres - achetes } }),
  }
  return surcoteDuDepart(sans, droits, requis.trimestres)
}
