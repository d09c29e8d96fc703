import { auCentime, type Euros } from '#rules/money.ts'
import { premierDuRang, rangDuMois } from '#rules/calendar/arithmetic.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import { arrondir } from '#rules/arrondis.ts'
import { type Calcul, calculer } from '#rules/retraite/estimation/calcul.ts'
import type { Demande } from '#rules/retraite/estimation/demande.ts'
import { type Droits, droitsDeLaDemande } from '#rules/retraite/droit/droits.ts'
import { dureeDe, JOURS_PAR_TRIMESTRE, trimestresLiquidablesDe } from '#rules/retraite/droit/durations.ts'
import { ouvertureDuMotif } from '#rules/retraite/droit/motifs.ts'
import { partiesDe, type Regle, regleDe } from '#rules/retraite/regle/regle.ts'
import { fautesDeDroit } from '#rules/retraite/estimation/verifierDemande.ts'

const JOURS_PAR_MOIS = 30

/** Rights of one person under each set of rules, computed at most once. */
const droitsParRegle = (demande: Demande) => {
  const connus = new Map<Regle, Droits | undefined>()
  return (date: CalendarDate): Droits | undefined => {
    const regle = regleDe(date, demande.regle)
    if (!connus.has(regle)) connus.set(regle, droitsDeLaDemande(demande, regle))
    return connus.get(regle)
  }
}

/**
 * The same request for a departure on another 1st of a month: the career goes on (or stops earlier) at a quotité, in months of
 * thirty days. Payable quarters round at forty-five days (art. R. 26 CPCMR), insurance keeps its days (art. L. 14 I).
 */
export const auMois = (demande: Demande, dateDepart: CalendarDate, quotite = 100): Demande => {
  const jours = (rangDuMois(dateDepart) - rangDuMois(demande.dateDepart)) * JOURS_PAR_MOIS
  const liquidables = demande.trimestresLiquidables * JOURS_PAR_TRIMESTRE + (jours * quotite) / 100
  const { trimestresAssurance, trimestresCotises, joursServices, joursAssurance = 0 } = demande
  const plus = dureeDe(joursAssurance + jours)
  return {
    ...demande,
    dateDepart,
    trimestresLiquidables: Math.max(demande.trimestresBonification, trimestresLiquidablesDe(liquidables)),
    trimestresAssurance: Math.max(0, trimestresAssurance + plus.trimestres),
    joursAssurance: plus.jours,
    ...(joursServices !== undefined && { joursServices: Math.max(0, joursServices + jours) }),
    ...(trimestresCotises !== undefined && {
      trimestresCotises: Math.max(0, trimestresCotises + plus.trimestres),
    }),
  }
}

/** One point of the chart; amounts per month. */
export interface PensionDuMois {
  readonly dateDepart: CalendarDate
  readonly pensionBruteMensuelle: Euros
  readonly taux: number
  readonly trimestresDecote: number
  readonly trimestresSurcote: number
}

const pointDe = ({ demande, total, taux, decote, surcote }: Calcul): PensionDuMois => ({
  dateDepart: demande.dateDepart,
  pensionBruteMensuelle: auCentime(total / 12),
  taux: arrondir(taux),
  trimestresDecote: decote.trimestres,
  trimestresSurcote: surcote.trimestres,
})

/** Each departure from a month on, `nombre` months long at most, that the reason and the last age allow. */
function* departs(demande: Demande, debut: CalendarDate, nombre: number, quotite?: number) {
  const droitsAu = droitsParRegle(demande)
  const premier = rangDuMois(debut)
  for (let rang = premier; rang < premier + nombre; rang++) {
    const ce = auMois(demande, premierDuRang(rang), quotite)
    const droits = droitsAu(ce.dateDepart)
    if (droits === undefined || ce.dateDepart > droits.dateMaximum) return
    if (fautesDeDroit(ce, droits).length === 0) yield { demande: ce, droits }
  }
}

/**
 * Pensions of each possible month of departure, for a chart: thirty years of months in a few milliseconds. The request must be
 * free of faults but for its date (`verifierDemande`); months before the reason opens, or past the last age, are left out.
 */
export const estimerParMois = (
  demande: Demande,
  depuis: CalendarDate,
  nombre = 360,
  quotite?: number,
): readonly PensionDuMois[] => {
  const points: PensionDuMois[] = []
  for (const depart of departs(demande, depuis, nombre, quotite)) {
    const calcul = calculer(depart.demande, depart.droits)
    if (calcul) points.push(pointDe(calcul))
  }
  return points
}

/** Dates to show side by side; `undefined` when one is never reached before the last age. */
export interface DatesRemarquables {
  readonly auPlusTot: CalendarDate | undefined
  readonly sansDecote: CalendarDate | undefined
  readonly pourcentageMaximum: CalendarDate | undefined
  /** Latest effect within the age limit of the job. */
  readonly limiteAge: CalendarDate | undefined
}

/** A hair below the whole percentage, for binary fractions. */
export const estComplet = ({ droits, pourcentage }: Calcul): boolean =>
  pourcentage >= partiesDe(droits.regle).percentage.maximum - 1e-9

/**
 * The dates that matter, found by walking the months from `depuis` (the present month, or the opening when it is given
 * by the reason) to the last age, the career going on at a quotité.
 */
export const datesRemarquables = (
  demande: Demande,
  depuis: CalendarDate,
  quotite?: number,
): DatesRemarquables => {
  const droits = droitsParRegle(demande)(demande.dateDepart)
  const ouverture = droits && ouvertureDuMotif(demande, droits)
  const debut = ouverture !== undefined && ouverture > depuis ? ouverture : depuis
  const cherchees: { -readonly [K in keyof DatesRemarquables]: CalendarDate | undefined } = {
    auPlusTot: undefined,
    sansDecote: undefined,
    pourcentageMaximum: undefined,
    limiteAge: droits?.dateLimite,
  }
  for (const depart of departs(demande, debut, 600, quotite)) {
    const calcul = calculer(depart.demande, depart.droits)
    if (!calcul) break
    const { dateDepart } = depart.demande
    cherchees.auPlusTot ??= dateDepart
    if (calcul.decote.trimestres === 0) cherchees.sansDecote ??= dateDepart
    if (estComplet(calcul)) cherchees.pourcentageMaximum ??= dateDepart
    if (cherchees.sansDecote && cherchees.pourcentageMaximum) break
  }
  return cherchees
}
