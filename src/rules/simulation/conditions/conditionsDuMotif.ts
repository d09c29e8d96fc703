import type { CalendarDate } from '#rules/calendar/dates.ts'
import { dateEnChiffres } from '#rules/format/dates.ts'
import { avecJours, dureeEnLettres, trimestres } from '#rules/format/durees.ts'
import { compter } from '#rules/format/nombres.ts'
import type { CompteRetraite } from '#rules/carriere/compte.ts'
import { droitsDeLaDemande } from '#rules/retraite/droit/droits.ts'
import { ouvertureDuMotif, requisHandicap } from '#rules/retraite/droit/motifs.ts'
import { dureeDe, JOURS_PAR_TRIMESTRE, TRIMESTRES_PAR_AN } from '#rules/retraite/regle/trimestres.ts'
import { joursDeServices } from '#rules/retraite/demande/services.ts'
import { partiesDe, regleDe } from '#rules/retraite/regle/regle.ts'
import { avantFermeture, enfantsInvalides } from '../hypotheses/avantFermeture.ts'
import { demandeDuCompte, type Hypotheses } from '../hypotheses/hypotheses.ts'
import { aVerifier, type Condition, etatSi, type Faits } from './condition.ts'
import { longueCarriere } from './longueCarriere.ts'

const ageLegal = ({ demande, droits }: Faits): Condition[] => [
  {
    condition: `Avoir ${dureeEnLettres(droits.ouverture.age)}`,
    constat: `Premier versement possible le ${dateEnChiffres(droits.dateOuverture)}.`,
    etat: etatSi(demande.dateDepart >= droits.dateOuverture),
    source: droits.ouverture.source,
  },
]

/** What opens the departure of the parent of an invalid child, its services too. */
const ENFANT_INVALIDE = 'art. L. 24 I 3° CPCMR'

/** Services that a reason asks for, in years and in quarters. */
const ansDeServices = (nombre: number) =>
  `${nombre / TRIMESTRES_PAR_AN} ans de services (${trimestres(nombre)})`

const services = ({ demande, droits }: Faits): Condition => {
  const { serviceQuarters } = partiesDe(droits.regle).familyReasons
  const accomplis = joursDeServices(demande)
  const { trimestres: entiers, jours } = dureeDe(accomplis)
  return {
    condition: ansDeServices(serviceQuarters),
    constat: `Au départ, votre compte en donne ${avecJours(entiers, jours)}, le temps partiel compté comme du temps plein.`,
    etat: etatSi(accomplis >= serviceQuarters * JOURS_PAR_TRIMESTRE),
    source: ENFANT_INVALIDE,
  }
}

const troisEnfants = (faits: Faits): Condition[] => {
  const { familyReasons, childrenIncrease } = partiesDe(faits.droits.regle)
  const { children, serviceQuarters, threeChildrenBefore, source } = familyReasons
  const fin = dateEnChiffres(threeChildrenBefore)
  const { enfants, trimestres: accomplis } = avantFermeture(faits.cir, faits.hypotheses)
  const connus = faits.cir.enfants.filter(({ dateNaissance }) => dateNaissance < threeChildrenBefore).length
  const dits = enfants > connus ? ', et vous en avez saisi davantage' : ''
  return [
    {
      condition: `${children} enfants avant le ${fin}`,
      constat: `Votre compte montre ${compter(connus, 'enfant')} avant cette date${dits}.`,
      etat: enfants > connus && enfants >= children ? 'verifier' : etatSi(connus >= children),
      source,
    },
    {
      condition: `${ansDeServices(serviceQuarters)} avant le ${fin}`,
      constat: `À cette date, votre compte en donne ${accomplis}.`,
      etat: etatSi(accomplis >= serviceQuarters),
      source,
    },
    aVerifier('Une interruption ou une réduction d’activité pour chaque enfant', 'art. R. 37 CPCMR'),
    aVerifier(
      `Chaque enfant est le vôtre ou, s’il est celui de votre conjoint ou recueilli, vous l’avez élevé ${childrenIncrease.raisedYears} ans`,
      'art. L. 18 II et III CPCMR',
    ),
  ]
}

const enfantHandicape = (faits: Faits): Condition[] => {
  const connus = enfantsInvalides(faits.cir, faits.demande.dateDepart).length
  const { invalidChildOlderThanYears: age, invalidChildPercent: taux } = partiesDe(
    faits.droits.regle,
  ).familyReasons
  const enfant = `Un enfant de plus de ${compter(age, 'an')}, invalide à ${taux} % au moins`
  return [
    connus > 0
      ? { condition: enfant, constat: 'Votre compte le montre.', etat: 'remplie', source: ENFANT_INVALIDE }
      : aVerifier(enfant, ENFANT_INVALIDE),
    services(faits),
    aVerifier('Une interruption ou une réduction d’activité pour cet enfant', 'art. R. 37 CPCMR'),
  ]
}

/** Quarters done while disabled, where the account or the person tells them: those of other schemes are in neither. */
const trimestresDuHandicap = (
  { cir, demande, droits, hypotheses }: Faits,
  requis: number,
  source: string,
): Condition => {
  const { incapacityPercent: taux, rqthUntil } = partiesDe(droits.regle).disability
  const condition = `${trimestres(requis)} cotisés avec une incapacité de ${taux} % au moins, ou une RQTH jusqu’au ${dateEnChiffres(rqthUntil)}`
  const { trimestresHandicap: obtenus, joursHandicap: jours = 0 } = demande
  if (obtenus === undefined) return aVerifier(condition, source)
  const { trimestresHandicap: saisis } = hypotheses
  const origine =
    saisis === undefined || saisis === cir.situation.trimestresHandicap ? 'votre compte' : 'votre saisie'
  const ailleurs =
    obtenus < requis ? ' Ceux d’un autre régime compteraient aussi : interrogez votre service.' : ''
  return {
    condition,
    constat: `Au départ, ${origine} en donne ${avecJours(obtenus, jours)}.${ailleurs}`,
    etat: etatSi(obtenus >= requis),
    source,
  }
}

const handicap = (faits: Faits): Condition[] => {
  const { demande, droits } = faits
  const ouverture = ouvertureDuMotif(demande, droits)
  const requis = requisHandicap(demande, droits)
  const source = 'art. L. 24 I 5° et R. 37 bis CPCMR'
  return [
    ...(ouverture
      ? [
          {
            condition: 'L’âge à partir duquel ce motif existe',
            constat: `Premier versement possible le ${dateEnChiffres(ouverture)}.`,
            etat: etatSi(demande.dateDepart >= ouverture),
            source,
          },
        ]
      : []),
    ...(requis === undefined ? [] : [trimestresDuHandicap(faits, requis, source)]),
  ]
}

const parMotif: Readonly<Record<number, (faits: Faits) => Condition[]>> = {
  1: ageLegal,
  2: troisEnfants,
  3: longueCarriere,
  4: enfantHandicape,
  5: handicap,
}

/**
 * Conditions of the reason of departure of some suppositions, each with the year, the date or the number of the account that
 * meets it or not; empty for a generation absent from the law's files.
 */
export const conditionsDuMotif = (
  cir: CompteRetraite,
  hypotheses: Hypotheses,
  aujourdhui: CalendarDate,
): readonly Condition[] => {
  const demande = demandeDuCompte(cir, hypotheses, aujourdhui)
  const regle = regleDe(demande.dateDepart, demande.regle)
  const droits = droitsDeLaDemande(demande, regle)
  return droits ? (parMotif[demande.motif]?.({ cir, hypotheses, demande, droits }) ?? []) : []
}
