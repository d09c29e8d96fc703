import type { CalendarDate } from '#rules/calendar/dates.ts'
import type { NatureEcheance } from '#rules/demande/echeances.ts'
import type { GroupePiecesDemande } from './formulaires.ts'

/** What each group of files proves, for both kinds of requests. */
export const libellesGroupePieces: Readonly<Record<GroupePiecesDemande, string>> = {
  enfant: 'Justificatifs concernant vos enfants',
  handicap: 'Justificatifs de handicap ou d’invalidité',
  serviceauxiliaire: 'Justificatifs de vos services auxiliaires',
  iban: 'Relevé d’identité bancaire (RIB) du nouveau compte',
  autorisation: 'Autorisation de travail à temps partiel',
}

/** What each date of a request is for. */
export const libellesEcheance: Readonly<Record<NatureEcheance, string>> = {
  employeur: 'Dernier jour pour prévenir votre employeur de votre départ',
  silence: 'Sans réponse à cette date, écrivez à votre service : son silence vaut refus',
  effet: 'Début de votre pension, à la date demandée',
  premierpaiement: 'Premier paiement de votre pension',
}

/** What the person does by themselves before a departure. */
export const PREVENIR_EMPLOYEUR = 'prévenez votre employeur de votre départ'

/** By when they do it, to be followed by that day, past or not. */
export const quandPrevenir = (limite: CalendarDate, aujourdhui: CalendarDate): string =>
  limite < aujourdhui ? 'sans attendre : le délai de six mois est passé depuis le' : 'au plus tard le'
