import { auCentime, type Euros } from '#rules/money.ts'
import { premierDuRang, rangDuMois } from '#rules/calendar/arithmetic.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import { arrondir } from '#rules/arrondis.ts'
import { type Calcul, calculer } from '#rules/retraite/estimation/calcul.ts'
import { expliquerPension } from '#rules/retraite/estimation/explication/lignesPension.ts'
import type { CompteRetraite } from '#rules/carriere/compte.ts'
import type { Demande } from '#rules/retraite/demande/demande.ts'
import { type Droits, droitsDeLaDemande } from '#rules/retraite/droit/droits.ts'
import { autreDepart, demandeDuCompte, type Hypotheses } from '#rules/simulation/hypotheses/hypotheses.ts'
import { ouvertureDuMotif } from '#rules/retraite/droit/motifs.ts'
import { partiesDe, regleDe } from '#rules/retraite/regle/regle.ts'
import { sansDeuxAns } from '#rules/retraite/estimation/verification/fautesDesNombres.ts'
import { fautesDeDroit } from '#rules/retraite/estimation/verification/verifierDemande.ts'

/** Months of the walk at most: thirty years. */
const MOIS_MAXIMUM = 360

/** A departure of the chart; its amount is per month. */
export interface PointDuCompte {
  readonly dateDepart: CalendarDate
  readonly pensionBruteMensuelle: Euros
  readonly taux: number
  readonly trimestresDecote: number
  readonly trimestresSurcote: number
  /** Whether an indicative table or reading made the pension. */
  readonly indicatif: boolean
}

/** Pensions of each possible month of departure of an account, and the dates that matter among them. */
export interface MoisDuCompte {
  readonly points: readonly PointDuCompte[]
  /** Dates to show side by side; `undefined` when one is never reached before the last age. */
  readonly dates: {
    readonly auPlusTot: CalendarDate | undefined
    readonly sansDecote: CalendarDate | undefined
    readonly pourcentageMaximum: CalendarDate | undefined
    /** Latest effect within the age limit of the job. */
    readonly limiteAge: CalendarDate | undefined
  }
  /** Day of the age limit of the job itself: the departures counted are on the 1st of a month. */
  readonly jourLimite: CalendarDate | undefined
}

const pointDe = (calcul: Calcul): PointDuCompte => ({
  dateDepart: calcul.demande.dateDepart,
  pensionBruteMensuelle: auCentime(calcul.total / 12),
  taux: arrondir(calcul.taux),
  trimestresDecote: calcul.decote.trimestres,
  trimestresSurcote: calcul.surcote.trimestres,
  indicatif: expliquerPension(calcul).at(-1)?.confirme !== true,
})

/** Rights of a request, computed at most once for each set of rules and each category. */
const connaitreDroits = () => {
  const connus = new Map<string, Droits | undefined>()
  return (demande: Demande) => {
    const droit = regleDe(demande.dateDepart, demande.regle)
    const cle = `${droit} ${demande.categorie}`
    if (!connus.has(cle)) connus.set(cle, droitsDeLaDemande(demande, droit))
    return connus.get(cle)
  }
}

/** A hair below the whole percentage, for binary fractions. */
const estComplet = ({ droits, pourcentage }: Calcul): boolean =>
  pourcentage >= partiesDe(droits.regle).percentage.maximum - 1e-9

const premier = (calculs: readonly Calcul[], remplit: (calcul: Calcul) => boolean) =>
  calculs.find(remplit)?.demande.dateDepart

/** First month of the walk: that of the opening, unless services to come may open an earlier one (art. L. 24 I 1° CPCMR). */
const debutDe = (cir: CompteRetraite, choisie: Demande, depuis: CalendarDate, droits: Droits | undefined) => {
  const classee = cir.carriere.some(({ categorie }) => categorie !== 'sedentaire')
  const ouverture = classee ? undefined : droits && ouvertureDuMotif(choisie, droits)
  return rangDuMois(ouverture !== undefined && ouverture > depuis ? ouverture : depuis)
}

/** The departures that the reason and the last age allow, month by month: whoever takes the first one pays for no other. */
const marcher = (
  cir: CompteRetraite,
  hypotheses: Hypotheses,
  aujourdhui: CalendarDate,
  depuis: CalendarDate,
) => {
  const droitsDeLa = connaitreDroits()
  const au = (dateDepart: CalendarDate) => {
    const demande = demandeDuCompte(cir, autreDepart(cir, hypotheses, dateDepart), aujourdhui)
    return { demande, droits: droitsDeLa(demande) }
  }
  const choisie = au(hypotheses.dateDepart)
  const debut = debutDe(cir, choisie.demande, depuis, choisie.droits)
  const departs = function* (): Generator<Calcul, void> {
    for (let rang = debut; rang < debut + MOIS_MAXIMUM; rang++) {
      const { demande, droits } = au(premierDuRang(rang))
      if (droits === undefined || demande.dateDepart > droits.dateMaximum) return
      // Two years of services depend on the month, as the reason does.
      const possible = !sansDeuxAns(demande) && fautesDeDroit(demande, droits).length === 0
      const calcul = possible ? calculer(demande, droits) : undefined
      if (calcul) yield calcul
    }
  }
  return { limites: choisie.droits, departs: departs() }
}

/** First departure of `parcourirMois`, found without the others; undefined when there is none. */
export const premierMoisPossible = (
  cir: CompteRetraite,
  hypotheses: Hypotheses,
  aujourdhui: CalendarDate,
  depuis: CalendarDate,
): CalendarDate | undefined =>
  marcher(cir, hypotheses, aujourdhui, depuis).departs.next().value?.demande.dateDepart

/**
 * Walks the months of departure from `depuis` (the 1st of a month) on. Each month counts the career again, with the working
 * times to come, the index then held for six months and the category that the services open: a date shown alone has the
 * same euros here. The suppositions must be free of faults but for their date.
 */
export const parcourirMois = (
  cir: CompteRetraite,
  hypotheses: Hypotheses,
  aujourdhui: CalendarDate,
  depuis: CalendarDate,
): MoisDuCompte => {
  const { limites, departs } = marcher(cir, hypotheses, aujourdhui, depuis)
  const calculs = [...departs]
  return {
    points: calculs.map(pointDe),
    jourLimite: limites?.jourLimite,
    dates: {
      auPlusTot: calculs[0]?.demande.dateDepart,
      sansDecote: premier(calculs, ({ decote }) => decote.trimestres === 0),
      pourcentageMaximum: premier(calculs, estComplet),
      limiteAge: limites?.dateLimite,
    },
  }
}
