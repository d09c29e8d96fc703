import { ecrire } from '#rules/format/nombres.ts'
import { EXPLICATION_MAXIMUM, INDICE_CORRIGE_MINIMUM } from './bornes.ts'

/** What the account, its verification and its correction reproach. */
export const textesCarriere = {
  CORRECTION_NATURE_OBLIGATOIRE: 'Choisissez ce qui est à corriger.',
  CORRECTION_VALEUR_OBLIGATOIRE: 'Saisissez la valeur juste.',
  CORRECTION_LIEN_OBLIGATOIRE: 'Choisissez votre situation pour cet enfant.',
  CORRECTION_DATES_ORDRE: 'La date de fin est avant la date de début. Vérifiez les deux dates.',
  CORRECTION_INDICE_KO: `Saisissez un indice majoré de ${INDICE_CORRIGE_MINIMUM} à 1800, sans décimale, ou un groupe hors échelle : A1 à D3, BB1 à BB3, E1, E2, F, G ou S1 à S5.`,
  CORRECTION_QUOTITE_KO: 'Saisissez une quotité de 1 à 100 %.',
  CORRECTION_EXPLICATION_OBLIGATOIRE: 'Expliquez ce qui est inexact et ce qui le prouve.',
  CORRECTION_EXPLICATION_MAXIMUM: `L’explication compte plus de ${ecrire(EXPLICATION_MAXIMUM)} caractères. Raccourcissez-la.`,
  CORRECTION_LIGNE_KO: 'Cette ligne n’est plus dans votre compte. Rechargez la page, puis recommencez.',
  CORRECTION_LIGNE_OBLIGATOIRE: 'Choisissez la ligne de votre compte, ou « Il manque quelque chose ».',
  CORRECTION_NATURE_KO:
    'Cette correction ne convient pas à la ligne choisie. Choisissez ce qui est à corriger.',
  CORRECTION_ETAT_KO:
    'Aucune pièce n’est attendue pour cette correction. Rechargez la page pour voir où elle en est.',
  CORRECTION_DEJA_RECUE:
    'Votre correction précédente était bien arrivée, sans ce que vous venez d’y changer. Pour en envoyer une seconde, supprimez les fichiers déjà joints, puis envoyez.',
  VERIFICATION_INCOMPLETE: 'Donnez votre avis sur chaque section avant de valider.',
  VERIFICATION_SITUATION: 'Situation : choisissez « Exact » ou « À corriger ».',
  VERIFICATION_ENFANTS: 'Enfants : choisissez « Exact » ou « À corriger ».',
  VERIFICATION_CARRIERE: 'Carrière : choisissez « Exact » ou « À corriger ».',
  VERIFICATION_BONIFICATIONS: 'Bonifications : choisissez « Exact » ou « À corriger ».',
  VERIFICATION_AUTRESREGIMES: 'Autres régimes : choisissez « Exact » ou « À corriger ».',
  CIR_MODIFICATION_KO: 'Votre compte ne peut pas être corrigé en ligne. Adressez-vous à votre service.',
} as const
