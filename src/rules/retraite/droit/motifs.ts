import { dateAge, moisEcoules, premierDuMois } from '#rules/calendar/ages.ts'
import { addMonths } from '#rules/calendar/arithmetic.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import { type Demande, HANDICAP } from '../demande/demande.ts'
import { joursDeServices } from '../demande/services.ts'
import type { Droits } from './droits.ts'
import { type DureeRequise, dureeRequiseAvant60 } from './durations.ts'
import { JOURS_PAR_TRIMESTRE } from '../regle/trimestres.ts'
import { cotisesDe } from './trimestresCotises.ts'
import { debutSuppose, type LongueCarriere, longueCarriereDepuis } from './longueCarriere.ts'
import { ligneDeGeneration } from '../regle/bareme.ts'
import { partiesDe } from '../regle/regle.ts'

/** The long career of a beginning that is known, or supposed from the date. */
export const longueCarriereDe = (
  demande: Pick<Demande, 'dateNaissance' | 'dateDepart' | 'debutAvant'>,
  droits: Droits,
): LongueCarriere | undefined => {
  const { dateNaissance, dateDepart, debutAvant } = demande
  if (debutAvant === 'tardif') return undefined
  return debutAvant === undefined
    ? debutSuppose(dateNaissance, dateDepart, droits.regle)
    : longueCarriereDepuis(dateNaissance, debutAvant, droits.regle)
}

/** Months that a quarter takes to be contributed: four a year at most. */
const MOIS_PAR_TRIMESTRE = 3

/**
 * When the contributed quarters of a long career were whole; where a request does not tell it, at the latest: those beyond the required ones were earned last, three
 * months each. Quarters granted for children are left out: they count for effects from September 2026 on only.
 */
const cotisesAtteints = (demande: Demande, { requis }: Droits): CalendarDate => {
  if (demande.cotisesAtteints !== undefined) return demande.cotisesAtteints
  const { trimestres, deSource } = cotisesDe(demande)
  const deTrop = Math.max(0, trimestres - deSource.enfants - requis.trimestres)
  return addMonths(demande.dateDepart, -MOIS_PAR_TRIMESTRE * deTrop)
}

const ouvertureLongueCarriere = (demande: Demande, droits: Droits): CalendarDate | undefined => {
  const longue = longueCarriereDe(demande, droits)
  const atteints = cotisesAtteints(demande, droits)
  return longue && (longue.jour > atteints ? longue.jour : atteints)
}

/**
 * When the right of a reason opens, as far as a request tells: a long career when both its age and its quarters are reached
 * (loi n° 2003-775, art. 5 VI: who meets the conditions), the age on its very day; a disabled child and disability at the departure itself. Each is the
 * latest day possible, which never asks for fewer quarters than the true one. Three children follow the year of the sixtieth
 * birthday, that of the generation (art. 44 of loi n° 2010-1330).
 */
const ouvertureAvant60 = (demande: Demande, droits: Droits): CalendarDate | undefined => {
  if (demande.motif === 1 || demande.motif === 2) return undefined
  return demande.motif === 3 ? ouvertureLongueCarriere(demande, droits) : demande.dateDepart
}

/**
 * Quarters required: those of the generation, but for a right that opens before 60 (loi n° 2023-270, art. 10 XXIV C). That C leaves out
 * those whom B names, classed jobs: by their category whatever their reason, or by their age alone, is a reading.
 */
export const requisDe = (demande: Demande, droits: Droits): DureeRequise => {
  const ouverture = ouvertureAvant60(demande, droits)
  const { age: annees } = partiesDe(droits.regle).requiredBefore60
  const soixanteAns = dateAge(demande.dateNaissance, { annees, mois: 0 })
  if (ouverture === undefined || ouverture >= soixanteAns) return droits.requis
  const deLAnnee = dureeRequiseAvant60(ouverture, droits.regle)
  if (deLAnnee === undefined) return droits.requis
  return droits.categorie === 'sedentaire' ? deLAnnee : { ...deLAnnee, confirme: false }
}

/**
 * Contributed quarters that reason 5 asks for at an age: the step reached at the departure, taken off the quarters of the generation
 * as they were before loi n° 2023-270 (table of the Service des retraites de l’État for pensions since September 2023).
 */
export const requisHandicap = (demande: Demande, droits: Droits): number | undefined => {
  const { steps, requiredQuarters } = partiesDe(droits.regle).disability
  const mois = moisEcoules(demande.dateNaissance, demande.dateDepart)
  const palier = steps.findLast(({ years }) => years * 12 <= mois)
  const duree = ligneDeGeneration(requiredQuarters, demande.dateNaissance)?.quarters
  return palier && Math.max(0, (duree ?? droits.requis.trimestres) - palier.requiredLess)
}

/** Why a reason of departure is refused, as keys of sentences. */
export type FauteDeMotif =
  | 'AVANT_AGE'
  | 'MOTIF_TROIS_ENFANTS'
  | 'MOTIF_TROIS_ENFANTS_FERME'
  | 'MOTIF_ENFANT_HANDICAP'
  | 'MOTIF_QUINZE_ANS'
  | 'LONGUE_CARRIERE_DEBUT'
  | 'LONGUE_CARRIERE_AGE'
  | 'LONGUE_CARRIERE_TRIMESTRES'
  | 'HANDICAP_AGE'
  | 'HANDICAP_TRIMESTRES'

type Faute = readonly [champ: keyof Demande, motif: FauteDeMotif]

const longueCarriere = (demande: Demande, droits: Droits): Faute | undefined => {
  if (demande.debutAvant === 'tardif') return ['motif', 'LONGUE_CARRIERE_DEBUT']
  const longue = longueCarriereDe(demande, droits)
  if (longue === undefined || demande.dateDepart < longue.ouverture)
    return ['dateDepart', 'LONGUE_CARRIERE_AGE']
  // Those of the generation, even where the percentage asks for fewer: art. D. 16-1.
  const assez = cotisesDe(demande).trimestres >= droits.requis.trimestres
  return assez ? undefined : ['trimestresAssurance', 'LONGUE_CARRIERE_TRIMESTRES']
}

/** Only quarters contributed while disabled count (art. R. 37 bis CPCMR); insurance stands for them where they are not told. */
const handicap = (demande: Demande, droits: Droits): Faute | undefined => {
  const requis = requisHandicap(demande, droits)
  if (requis === undefined) return ['dateDepart', 'HANDICAP_AGE']
  const champ = demande.trimestresHandicap === undefined ? 'trimestresAssurance' : 'trimestresHandicap'
  return (demande[champ] ?? 0) >= requis ? undefined : [champ, 'HANDICAP_TRIMESTRES']
}

/**
 * Fault of the reason of departure, as far as the request tells: 1 the legal age (spared for a progressive pension), 2
 * three children and fifteen years of services (both before 2012 where the account tells it), 3 long career, 4 disabled
 * child and fifteen years, 5 disability.
 */
export const fauteDeMotif = (demande: Demande, droits: Droits): Faute | undefined => {
  const { motif, dateDepart, enfantsDuMotif: enfants = demande.enfants } = demande
  if (motif === 1) {
    const trop = dateDepart < droits.dateOuverture && demande.progressive === undefined
    return trop ? ['dateDepart', 'AVANT_AGE'] : undefined
  }
  if (motif === 3) return longueCarriere(demande, droits)
  if (motif === HANDICAP) return handicap(demande, droits)
  const { children, serviceQuarters } = partiesDe(droits.regle).familyReasons
  if (motif === 2 && enfants < children) return ['enfants', 'MOTIF_TROIS_ENFANTS']
  if (motif === 4 && enfants < 1) return ['enfants', 'MOTIF_ENFANT_HANDICAP']
  if (joursDeServices(demande) < serviceQuarters * JOURS_PAR_TRIMESTRE)
    return ['trimestresLiquidables', 'MOTIF_QUINZE_ANS']
  const { avantFermeture: avant } = demande
  const ferme = avant && (avant.enfants < children || avant.trimestres < serviceQuarters)
  return motif === 2 && ferme ? ['motif', 'MOTIF_TROIS_ENFANTS_FERME'] : undefined
}

/**
 * First effect that a reason allows, whatever the quarters: `undefined` when it has no age of its own (reasons 2 and 4)
 * or none for the generation.
 */
export const ouvertureDuMotif = (
  demande: Pick<Demande, 'motif' | 'dateNaissance' | 'debutAvant'>,
  droits: Droits,
): CalendarDate | undefined => {
  if (demande.motif === 1) return droits.dateOuverture
  const [premier] = partiesDe(droits.regle).disability.steps
  if (demande.motif === HANDICAP && premier)
    return premierDuMois(dateAge(demande.dateNaissance, { annees: premier.years, mois: 0 }))
  if (demande.motif !== 3 || demande.debutAvant === undefined || demande.debutAvant === 'tardif')
    return undefined
  return longueCarriereDepuis(demande.dateNaissance, demande.debutAvant, droits.regle)?.ouverture
}
