import { auCentime } from '#rules/money.ts'
import { premierDuRang, rangDuMois } from '#rules/calendar/arithmetic.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import { arrondir } from '#rules/arrondis.ts'
import { type Calcul, calculer } from '#rules/retraite/estimation/calcul.ts'
import type { Categorie } from '#rules/retraite/droit/categorie.ts'
import type { CompteRetraite } from './compte.ts'
import type { Demande } from '#rules/retraite/estimation/demande.ts'
import { type Droits, droitsDe } from '#rules/retraite/droit/droits.ts'
import { autreDepart, demandeDuCompte, type Hypotheses } from '#rules/simulation/hypotheses.ts'
import { ouvertureDuMotif } from '#rules/retraite/droit/motifs.ts'
import type { DatesRemarquables, PensionDuMois } from '#rules/simulation/projection.ts'
import { type Regle, regleDe } from '#rules/retraite/regle/regle.ts'
import { POURCENTAGE_MAXIMUM } from '#rules/retraite/montant/taux.ts'
import { fautesDeDroit } from '#rules/retraite/estimation/verifierDemande.ts'

/** Months of the walk at most: thirty years. */
const MOIS_MAXIMUM = 360

/** A hair below, for binary fractions. */
const COMPLET = POURCENTAGE_MAXIMUM - 1e-9

/** Pensions of each possible month of departure of an account, and the dates that matter among them. */
export interface MoisDuCompte {
  readonly points: readonly PensionDuMois[]
  readonly dates: DatesRemarquables
}

const pointDe = ({ demande, total, taux, decote, surcote }: Calcul): PensionDuMois => ({
  dateDepart: demande.dateDepart,
  pensionBruteMensuelle: auCentime(total / 12),
  taux: arrondir(taux),
  trimestresDecote: decote.trimestres,
  trimestresSurcote: surcote.trimestres,
})

const connaitreDroits = ({ dateNaissance, categorie, regle }: Demande) => {
  const connus = new Map<Regle, Droits | undefined>()
  return (date: CalendarDate) => {
    const cle = regleDe(date, regle)
    if (!connus.has(cle)) connus.set(cle, droitsDe(dateNaissance, categorie as Categorie, cle))
    return connus.get(cle)
  }
}

const premier = (calculs: readonly Calcul[], remplit: (calcul: Calcul) => boolean) =>
  calculs.find(remplit)?.demande.dateDepart

/**
 * Walks the months of departure from `depuis` (the 1st of a month) on. Unlike `estimerParMois`, which prolongs a request, each month
 * counts the career again, with the working times to come and the index then held for six months: a date shown alone has the same euros here. The suppositions
 * must be free of faults but for their date.
 */
export const parcourirMois = (
  cir: CompteRetraite,
  hypotheses: Hypotheses,
  aujourdhui: CalendarDate,
  depuis: CalendarDate,
): MoisDuCompte => {
  const chaque = (dateDepart: CalendarDate) =>
    demandeDuCompte(cir, autreDepart(cir, hypotheses, dateDepart), aujourdhui)
  const choisie = chaque(hypotheses.dateDepart)
  const droitsAu = connaitreDroits(choisie)
  const droits = droitsAu(choisie.dateDepart)
  const ouverture = droits && ouvertureDuMotif(choisie, droits)
  const debut = rangDuMois(ouverture !== undefined && ouverture > depuis ? ouverture : depuis)
  const calculs: Calcul[] = []
  for (let rang = debut; rang < debut + MOIS_MAXIMUM; rang++) {
    const date = premierDuRang(rang)
    const ceux = droitsAu(date)
    if (ceux === undefined || date > ceux.dateMaximum) break
    const demande = chaque(date)
    const calcul = fautesDeDroit(demande, ceux).length === 0 ? calculer(demande, ceux) : undefined
    if (calcul) calculs.push(calcul)
  }
  return {
    points: calculs.map(pointDe),
    dates: {
      auPlusTot: calculs[0]?.demande.dateDepart,
      sansDecote: premier(calculs, ({ decote }) => decote.trimestres === 0),
      pourcentageMaximum: premier(calculs, ({ pourcentage }) => pourcentage >= COMPLET),
      limiteAge: droits?.dateLimite,
    },
  }
}
