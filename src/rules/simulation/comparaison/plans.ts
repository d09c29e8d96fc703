import { auCentime, type Euros } from '#rules/money.ts'
import { addMonths } from '#rules/calendar/arithmetic.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import type { CompteRetraite } from '#rules/carriere/compte.ts'
import type { Demande } from '#rules/retraite/demande/demande.ts'
import { estimer, type Estimation } from '#rules/retraite/estimation/estimation.ts'
import type { MotifDeFaute } from '#rules/retraite/estimation/verification/faute.ts'
import { verifierDemande } from '#rules/retraite/estimation/verification/verifierDemande.ts'
import { type OptionRachat, optionsRachat, RACHAT_MAXIMUM } from '#rules/retraite/montant/rachat.ts'
import { achatDuCompte, avecRachat } from '../rachat/achat.ts'
import { gainRachat } from '../rachat/gainRachat.ts'
import { autreDepart, demandeDuCompte, type Hypotheses } from '../hypotheses/hypotheses.ts'
import type { RachatInutile } from '../rachat/rachatInutile.ts'
import type { Flux } from './cumul.ts'

/** Why a choice is not one for this person: a fault of the engine, a purchase that brings nothing, or no time for it. */
export type Empechement =
  | MotifDeFaute
  | RachatInutile
  | 'RACHAT_PAS_MIEUX'
  | 'PROGRESSIVE_TROP_TARD'
  | 'PROGRESSIVE_SANS_EMPLOI'
  | 'DEPART_PASSE'

/** Every reason why a choice is not one. */
export type Empeche = readonly Empechement[]

/** A choice that is possible: what it pays, and when. */
export interface Plan extends Flux {
  /** First day of the full pension. */
  readonly dateDepart: CalendarDate
  /** Full pension, in gross euros per month. */
  readonly pensionMensuelle: Euros
  /** Whether the pension comes from an indicative table or reading, and whether the cost does. */
  readonly indicatif: boolean
  readonly coutIndicatif: boolean
  /** Part of the pension paid first, in gross euros per month, while working a percentage of full time. */
  readonly progressive?: {
    readonly debut: CalendarDate
    readonly quotite: number
    readonly pensionMensuelle: Euros
  }
  /** Quarters bought, as many as are useful, by an option. */
  readonly rachat?: { readonly trimestres: number; readonly option: OptionRachat }
}

/** Whom the choices are for, and from what. */
export interface Situation {
  readonly cir: CompteRetraite
  readonly hypotheses: Hypotheses
  readonly aujourdhui: CalendarDate
}

const GRATUIT = auCentime(0)

/** Whether a choice is possible. */
export const estPlan = (plan: Plan | Empeche): plan is Plan => 'versements' in plan

/** Whether a request has an estimate. */
export const estEstimee = (issue: Estimation | Empeche): issue is Estimation => 'lignes' in issue

const motifsDe = (demande: Demande): readonly MotifDeFaute[] => [
  ...new Set(verifierDemande(demande).map(({ motif }) => motif)),
]

/** An estimate, or every fault of its request. */
export const estime = (demande: Demande): Estimation | Empeche => {
  const motifs = motifsDe(demande)
  return motifs.length > 0 ? motifs : estimer(demande)
}

const planDe = (dateDepart: CalendarDate, estimation: Estimation): Plan => {
  const { pensionBruteMensuelle: mensuel, indicatif, rachat } = estimation
  return {
    dateDepart,
    pensionMensuelle: mensuel,
    indicatif,
    coutIndicatif: rachat?.indicatif === true,
    versements: [{ depuis: dateDepart, mensuel }],
    cout: rachat?.cout ?? GRATUIT,
  }
}

/** The full pension at the date supposed. */
export const aLaDate = ({ cir, hypotheses, aujourdhui }: Situation): Plan | Empeche => {
  const estimation = estime(demandeDuCompte(cir, hypotheses, aujourdhui))
  return estEstimee(estimation) ? planDe(hypotheses.dateDepart, estimation) : estimation
}

/** The full pension a year later, or at the first month without décote when it comes after that year. */
export const plusTard = (situation: Situation): Plan | Empeche => {
  const { cir, hypotheses, aujourdhui } = situation
  const unAn = addMonths(hypotheses.dateDepart, 12)
  const au = (date: CalendarDate) =>
    estime(demandeDuCompte(cir, autreDepart(cir, hypotheses, date), aujourdhui))
  const premiere = au(unAn)
  if (!estEstimee(premiere)) return premiere
  for (let date = unAn; ; date = addMonths(date, 1)) {
    const estimation = au(date)
    if (!estEstimee(estimation)) return planDe(unAn, premiere)
    if (estimation.decote.trimestres === 0) return planDe(date, estimation)
  }
}

/** The suppositions without the buy-back that they may hold. */
export const sansRachat = (hypotheses: Hypotheses): Hypotheses => ({
  ...hypotheses,
  rachat: { ...hypotheses.rachat, trimestres: 0 },
})

/** The full pension at the date supposed, with a number of study quarters asked for today. */
const avecAchat = (
  { cir, hypotheses, aujourdhui }: Situation,
  trimestres: number,
  option: OptionRachat,
): Plan | Empeche => {
  const demande = demandeDuCompte(cir, sansRachat(hypotheses), aujourdhui)
  const achat = achatDuCompte(cir, { trimestres, option }, aujourdhui)
  const estimation = estime(avecRachat(demande, achat))
  if (!estEstimee(estimation)) return estimation
  return { ...planDe(hypotheses.dateDepart, estimation), rachat: { trimestres, option } }
}

/** The full pension at the date supposed, with as many study quarters as are useful, asked for today. */
export const avecEtudes = (situation: Situation, option: OptionRachat): Plan | Empeche => {
  const { cir, hypotheses, aujourdhui } = situation
  const demande = demandeDuCompte(cir, sansRachat(hypotheses), aujourdhui)
  const tout = achatDuCompte(cir, { trimestres: RACHAT_MAXIMUM, option }, aujourdhui)
  const fautes = motifsDe(avecRachat(demande, tout))
  if (fautes.length > 0) return fautes
  const { utiles, inutile } = gainRachat(demande, tout)
  return utiles === 0 ? inutile : avecAchat(situation, utiles, option)
}

const estOption = (option: number): option is OptionRachat => optionsRachat.some((une) => une === option)

/** The full pension at the date supposed, with the study quarters supposed, if there are any. */
export const commeSuppose = (situation: Situation): Plan | Empeche => {
  const { trimestres, option } = situation.hypotheses.rachat
  return trimestres > 0 && estOption(option) ? avecAchat(situation, trimestres, option) : aLaDate(situation)
}
