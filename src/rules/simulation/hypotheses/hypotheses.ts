import { addDays } from '#rules/calendar/arithmetic.ts'
import { type CalendarDate, isCalendarDate } from '#rules/calendar/dates.ts'
import { type CompteRetraite, EN_EMPLOI } from '#rules/carriere/compte.ts'
import { enfantsPour } from '#rules/carriere/enfantsEleves.ts'
import { categorieDuCompte } from '#rules/carriere/services/categorie.ts'
import { compteAnnuleA65, handicapAu, type HandicapSuppose } from '#rules/carriere/services/handicap.ts'
import { type NbiSupposee, nbiAu } from '#rules/carriere/services/nbi.ts'
import { joursDuCompte, periodesJusquAu, type TempsSupposes } from '#rules/carriere/services/periodes.ts'
import { type DebutDeCarriere, type Demande, HANDICAP } from '#rules/retraite/demande/demande.ts'
import { indiceDe } from '#rules/retraite/montant/indice.ts'
import { depuisSansInterruption, indiceDeReference } from '#rules/retraite/montant/indiceReference.ts'
import { joursServicesDuCompte } from '#rules/carriere/services/deuxAns.ts'
import { avantFermeture, enfantsDuMotif, TROIS_ENFANTS } from './avantFermeture.ts'
import { achatDuCompte, avecRachat } from '../rachat/achat.ts'
import { debutReconnu } from '#rules/retraite/droit/longueCarriere.ts'
import { cotisesAtteintsDe } from './cotisesAtteints.ts'
import { assuranceALAge, trimestresDuCompte } from '#rules/carriere/services/trimestresDuCompte.ts'

/** What someone supposes, over the account that the retirement service has. */
export interface Hypotheses extends TempsSupposes, HandicapSuppose, NbiSupposee {
  readonly motif: number
  readonly indiceMajore: number
  /** The lettered group that gives it, where that is what was said: its index comes of a table that is not confirmed. */
  readonly groupeHorsEchelle?: string
  /** Children raised nine years, sixteen by the departure (art. L. 18 CPCMR). */
  readonly enfants: number
  /** No quarter bought when `trimestres` is 0. */
  readonly rachat: { readonly trimestres: number; readonly option: number }
  readonly pointsRafp: number
  /** Levies are left aside when it is 0: without it, their rate cannot be known. */
  readonly revenuFiscalReference: number
  readonly parts: number
  readonly regle: 'envigueur' | 'calendrier2023'
  /** Working time of a progressive pension before the full one, in percent of full time. */
  readonly quotiteProgressive?: number
}

/** The last index held for six months on a date, or when the services end; undefined when the account has none. */
export const indiceDetenu = (
  { carriere }: Pick<CompteRetraite, 'carriere'>,
  date: CalendarDate,
): number | undefined => {
  const tenus = carriere.filter(({ position, debut }) => EN_EMPLOI.has(position) && debut < date)
  const enCours = tenus.some(({ fin }) => fin === undefined || fin >= date)
  const dernier =
    tenus
      .map(({ fin = date }) => fin)
      .toSorted()
      .at(-1) ?? ''
  const cessation = !enCours && isCalendarDate(dernier) ? addDays(dernier, 1) : date
  return indiceDeReference(
    tenus.flatMap(({ debut, indiceMajore }) =>
      indiceMajore === undefined
        ? []
        : [{ depuis: depuisSansInterruption(tenus, debut, cessation), indiceMajore }],
    ),
    cessation,
  )
}

/**
 * The same suppositions for another departure, at the index that would then have been held for six months and with the
 * children who are then old enough. An index that differs from the account's stands from the departure supposed on; before it,
 * it raises nothing.
 */
export const autreDepart = <H extends Hypotheses>(
  cir: CompteRetraite,
  hypotheses: H,
  dateDepart: CalendarDate,
): H => {
  const suppose = hypotheses.indiceMajore
  const duCompte = indiceDetenu(cir, dateDepart) ?? suppose
  const autre = { ...hypotheses, dateDepart, enfants: enfantsPour(cir, hypotheses, dateDepart) }
  if (suppose === indiceDetenu(cir, hypotheses.dateDepart)) return { ...autre, indiceMajore: duCompte }
  const avant = dateDepart < hypotheses.dateDepart
  return { ...autre, indiceMajore: avant ? Math.min(suppose, duCompte) : suppose }
}

/** When the career of an account began, for the law of long careers; `undefined` for an account that has none. */
export const debutDuCompte = (
  cir: CompteRetraite,
  hypotheses: TempsSupposes,
): DebutDeCarriere | undefined => {
  const jours = joursDuCompte(cir, hypotheses)
  return jours.size === 0
    ? undefined
    : (debutReconnu(cir.situation.dateNaissance, jours, hypotheses.dateDepart) ?? 'tardif')
}

/** Day after the last one worked, when work stops before the departure (art. L. 14 III CPCMR: services done after the age). */
const finDuTravailDe = (cir: CompteRetraite, hypotheses: TempsSupposes): Pick<Demande, 'finDuTravail'> => {
  const fins = periodesJusquAu(cir, hypotheses)
    .filter(({ sansCotisation, fin }) => sansCotisation !== true && isCalendarDate(fin))
    .map(({ fin }) => addDays(fin, 1))
  const finDuTravail = fins.toSorted().at(-1)
  return finDuTravail !== undefined && finDuTravail < hypotheses.dateDepart ? { finDuTravail } : {}
}

/** Reasons of a departure that need more of the account. */
const LONGUE_CARRIERE = 3

/** The index supposed, as the lettered group that was said for it as long as this group gives it. */
export const indiceDit = ({
  groupeHorsEchelle: groupe,
  indiceMajore,
  dateDepart,
}: Pick<Hypotheses, 'groupeHorsEchelle' | 'indiceMajore' | 'dateDepart'>): number | string =>
  groupe !== undefined && indiceDe(groupe, dateDepart)?.majore === indiceMajore ? groupe : indiceMajore

/** The request for an estimate that an account and suppositions make; `aujourdhui` dates a buy-back. */
export const demandeDuCompte = (
  cir: CompteRetraite,
  hypotheses: Hypotheses,
  aujourdhui: CalendarDate,
): Demande => {
  const { dateDepart, motif, enfants, rachat, pointsRafp, regle } = hypotheses
  const { revenuFiscalReference, parts } = hypotheses
  const trimestres = trimestresDuCompte(cir, hypotheses)
  const { dateNaissance, categorie: emploi } = cir.situation
  const categorie = categorieDuCompte(cir, dateDepart)
  const achat = achatDuCompte(cir, rachat, aujourdhui)
  const forcee = regle === 'calendrier2023' ? { regle } : {}
  const debutAvant = motif === LONGUE_CARRIERE ? debutDuCompte(cir, hypotheses) : undefined
  const demande: Demande = {
    dateNaissance,
    categorie,
    ...(emploi !== categorie && { emploi }),
    ...(categorie !== 'sedentaire' && { servicesClassesEtablis: true }),
    dateDepart,
    motif,
    indiceMajore: indiceDit(hypotheses),
    trimestresLiquidables: trimestres.liquidables,
    trimestresAssurance: trimestres.assurance,
    joursAssurance: trimestres.joursAssurance,
    ...(motif === LONGUE_CARRIERE && {
      trimestresCotises: trimestres.cotises,
      trimestresReputesIncertains: trimestres.reputesIncertains,
      trimestresAilleurs: trimestres.ailleurs,
      ...cotisesAtteintsDe(cir, hypotheses, {
        dateNaissance,
        categorie,
        dateDepart,
        ...forcee,
        ...(debutAvant !== undefined && { debutAvant }),
      }),
    }),
    trimestresBonification: trimestres.bonification,
    joursServices: joursServicesDuCompte(cir, hypotheses),
    trimestresEnfants: trimestres.enfants,
    trimestresHorsSurcote: trimestres.horsSurcote,
    ...assuranceALAge(cir, hypotheses, { dateNaissance, categorie, dateDepart, ...forcee }),
    enfants,
    ...enfantsDuMotif(cir, hypotheses),
    ...nbiAu(cir, hypotheses, aujourdhui),
    ...(debutAvant !== undefined && { debutAvant }),
    ...finDuTravailDe(cir, hypotheses),
    ...(motif === TROIS_ENFANTS && { avantFermeture: avantFermeture(cir, hypotheses) }),
    ...(motif === HANDICAP && handicapAu(cir, hypotheses, aujourdhui)),
    ...((hypotheses.annulationA65 || compteAnnuleA65(cir)) && { annulationA65: true }),
    ...(hypotheses.incapacitePermanente && { incapacitePermanente: true }),
    ...forcee,
    ...(pointsRafp > 0 && { rafp: { points: pointsRafp } }),
    ...(rachat.trimestres > 0 && { rachat: achat }),
    ...(revenuFiscalReference > 0 && { prelevements: { revenuFiscalReference, parts } }),
  }
  return rachat.trimestres > 0 ? avecRachat(demande, achat) : demande
}
