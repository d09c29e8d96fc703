import { auCentime } from '#rules/money.ts'
import { addMonths, moisSuivant } from '#rules/calendar/arithmetic.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import { EN_EMPLOI } from '#rules/carriere/compte.ts'
import { categorieDuCompte } from '#rules/carriere/services/categorie.ts'
import { handicapAu } from '#rules/carriere/services/handicap.ts'
import { droitsDe } from '#rules/retraite/droit/droits.ts'
import type { Estimation } from '#rules/retraite/estimation/estimation.ts'
import { ouvertureProgressive } from '#rules/retraite/montant/progressive/progressive.ts'
import { type Demande, HANDICAP } from '#rules/retraite/demande/demande.ts'
import { regleDe } from '#rules/retraite/regle/regle.ts'
import { autreDepart, demandeDuCompte, type Hypotheses } from '../hypotheses/hypotheses.ts'
import { aLaDate, type Empeche, estEstimee, estime, estPlan, type Plan, type Situation } from './plans.ts'

const ouvertureDe = ({ cir, hypotheses }: Situation): CalendarDate | undefined => {
  const { dateDepart, regle } = hypotheses
  const categorie = categorieDuCompte(cir, dateDepart)
  const droits = droitsDe(cir.situation.dateNaissance, categorie, regleDe(dateDepart, regle))
  return droits && ouvertureProgressive(droits, dateDepart)
}

/**
 * A progressive pension has no reason of its own. The incapacity that the reason of the disabled supposes spares the décote whatever
 * the reason (art. L. 14 I CPCMR), and has the increase of art. R. 33 bis where the quarters done with it are enough on that day.
 */
const demandePartielle = (
  { cir, aujourdhui }: Situation,
  hypotheses: Hypotheses,
  quotite: number,
): Demande => ({
  ...demandeDuCompte(cir, { ...hypotheses, motif: 1 }, aujourdhui),
  ...(hypotheses.motif === HANDICAP && {
    incapacitePermanente: true,
    ...handicapAu(cir, hypotheses, aujourdhui),
  }),
  progressive: { quotite },
})

/** First month to come, before the full pension, whose conditions are met; or what misses on the last of them. */
const premierMois = (
  situation: Situation,
  ouverture: CalendarDate,
  quotite: number,
): { readonly debut: CalendarDate; readonly estimation: Estimation } | Empeche => {
  const { cir, hypotheses, aujourdhui } = situation
  const suivant = moisSuivant(aujourdhui)
  let manque: Empeche = [ouverture < hypotheses.dateDepart ? 'PROGRESSIVE_TROP_TARD' : 'PROGRESSIVE_AGE']
  for (
    let debut = ouverture < suivant ? suivant : ouverture;
    debut < hypotheses.dateDepart;
    debut = addMonths(debut, 1)
  ) {
    const estimation = estime(demandePartielle(situation, autreDepart(cir, hypotheses, debut), quotite))
    if (estEstimee(estimation)) return { debut, estimation }
    manque = estimation
  }
  return manque
}

/** A post held on the day before a date (art. L. 89 bis CPCMR: the progressive pension is that of someone at work). */
const enPoste = ({ cir }: Situation, date: CalendarDate) =>
  cir.carriere.some(({ position, fin }) => EN_EMPLOI.has(position) && (fin === undefined || fin >= date))

/** The suppositions of the full pension that follows a progressive one: from its first day, its working time. */
export const apresProgressive = (
  hypotheses: Hypotheses,
  { debut, quotite }: Pick<NonNullable<Plan['progressive']>, 'debut' | 'quotite'>,
): Hypotheses => ({
  ...hypotheses,
  quotites: [...hypotheses.quotites.filter((une) => une.debut < debut), { debut, quotite }],
})

/**
 * A part of the pension from the first month that allows it, at a working time in percent, then the full pension at the date
 * supposed, on services counted by that working time (art. L. 89 bis CPCMR). The pay of the time worked is left aside.
 */
export const progressivePuis = (situation: Situation, quotite: number): Plan | Empeche => {
  const { hypotheses } = situation
  const ouverture = ouvertureDe(situation)
  if (ouverture === undefined) return ['GENERATION_ABSENTE']
  const premier = premierMois(situation, ouverture, quotite)
  if (!('debut' in premier)) return premier
  const { debut, estimation } = premier
  if (!enPoste(situation, debut)) return ['PROGRESSIVE_SANS_EMPLOI']
  const entiere = aLaDate({ ...situation, hypotheses: apresProgressive(hypotheses, { debut, quotite }) })
  if (!estPlan(entiere)) return entiere
  const mensuel = estimation.progressive?.pensionPartielleMensuelle ?? auCentime(0)
  return {
    ...entiere,
    indicatif: entiere.indicatif || estimation.indicatif,
    progressive: { debut, quotite, pensionMensuelle: mensuel },
    versements: [{ depuis: debut, mensuel }, ...entiere.versements],
  }
}
