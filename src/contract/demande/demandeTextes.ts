import type { GroupePieces } from '#rules/demande/demandeDepart.ts'
import type { GroupePiecesProgressive } from '#rules/demande/etapesProgressive.ts'
import type { NatureEcheance } from '#rules/demande/echeances.ts'
import type { codesValidationEnfant, SituationFamiliale } from './situationDepartForm.ts'

/** Words of the answers of a request for retirement: those of the form, and those of the receipt. */

export const libellesSituationFamiliale: Readonly<Record<SituationFamiliale, string>> = {
  celibataire: 'Célibataire',
  marie: 'Marié ou mariée',
  pacse: 'Pacsé ou pacsée',
  concubinage: 'En concubinage',
  separe: 'Séparé ou séparée',
  divorce: 'Divorcé ou divorcée',
  veuf: 'Veuf ou veuve',
}

/** Reasons of a departure, by their codes, in short (specification, §3). */
export const libellesMotifDepart: Readonly<Record<number, string>> = {
  1: 'À l’âge légal, ou après',
  2: 'Départ anticipé : parent d’au moins trois enfants',
  3: 'Départ anticipé : carrière longue',
  4: 'Départ anticipé : parent d’un enfant invalide à 80 % au moins',
  5: 'Départ anticipé : fonctionnaire handicapé ou travailleur handicapé',
}

/** What is said of one’s children, by the code of the choice (specification, §3). */
export const libellesValidationEnfant: Readonly<Record<(typeof codesValidationEnfant)[number], string>> = {
  1: 'Les informations sur mes enfants sont complètes',
  2: 'J’ai demandé la correction des informations sur mes enfants',
  3: 'Je n’ai pas d’enfant à déclarer',
}

/** What each group of files proves, for both kinds of requests. */
export const libellesGroupePieces: Readonly<Record<GroupePieces | GroupePiecesProgressive, string>> = {
  enfant: 'Justificatifs concernant vos enfants',
  handicap: 'Justificatifs de handicap ou d’invalidité',
  serviceauxiliaire: 'Justificatifs de vos services auxiliaires',
  iban: 'Relevé d’identité bancaire (RIB) du nouveau compte',
  autorisation: 'Autorisation de travail à temps partiel',
}

/** What each date of a request is for. */
export const libellesEcheance: Readonly<Record<NatureEcheance, string>> = {
  employeur: 'Dernier jour pour prévenir votre employeur de votre départ',
  silence: 'Sans réponse à cette date : écrivez à votre service (le silence vaut refus)',
  effet: 'Début de votre pension, à la date demandée',
  premierpaiement: 'Premier paiement de votre pension',
}
