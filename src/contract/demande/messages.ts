import { ecrire } from '#rules/format/nombres.ts'
import { QUOTITES_PROGRESSIVES } from '#rules/retraite/montant/progressive/seuilsProgressive.ts'
import { ENFANTS_MAXIMUM, ANNEES_MAXIMUM, TEXTE_MAXIMUM, MOTIF_ANNULATION_MAXIMUM } from './bornes.ts'

/** What the requests for retirement reproach, and how to mend it. */
export const textesDemande = {
  DEMANDE_SITUATION_FAMILIALE: 'Choisissez votre situation familiale.',
  DEMANDE_ADRESSE:
    'Il nous faut une adresse postale : indiquez la vôtre dans votre profil, ou cochez « Mon adresse va changer » pour en donner une.',
  DEMANDE_CONJOINT_NOM: 'Saisissez le nom de naissance de votre conjoint ou partenaire.',
  DEMANDE_CONJOINT_PRENOM: 'Saisissez le prénom de votre conjoint ou partenaire.',
  DEMANDE_CONJOINT_NAISSANCE: 'Saisissez la date de naissance de votre conjoint ou partenaire.',
  DEMANDE_ENFANTS_CHOIX: 'Dites si les informations sur vos enfants sont complètes.',
  DEMANDE_ENFANTS_AUCUN: 'Ajoutez chacun de vos enfants, ou choisissez « Je n’ai pas d’enfant à déclarer ».',
  DEMANDE_ENFANTS_NOMBRE: `Vous pouvez déclarer ${ENFANTS_MAXIMUM} enfants au plus. Au-delà, écrivez à votre service.`,
  DEMANDE_ENFANT_PRENOM: 'Saisissez le prénom de l’enfant.',
  DEMANDE_ENFANT_NAISSANCE: 'Saisissez la date de naissance de l’enfant.',
  DEMANDE_ENFANT_ANNEES: `Saisissez le nombre d’années pendant lesquelles vous l’avez élevé, de 0 à ${ANNEES_MAXIMUM}.`,
  DEMANDE_AUXILIAIRE: 'Indiquez l’employeur et les dates de ces services.',
  DEMANDE_TEXTE_MAXIMUM: `Ce texte compte plus de ${ecrire(TEXTE_MAXIMUM)} caractères. Raccourcissez-le.`,
  DEMANDE_EMPLOYEUR: 'Saisissez le nom de votre employeur actuel.',
  DEMANDE_JOINDRE: 'Indiquez une adresse électronique ou un numéro de téléphone où vous joindre.',
  DEMANDE_DATE: 'Choisissez le mois et l’année.',
  DEMANDE_MOTIF: 'Choisissez le motif de votre départ.',
  DEMANDE_DATE_PAIEMENT_AVANT:
    'Cette date est avant celle de votre départ. Choisissez-en une plus tardive, ou la mise en paiement au plus tôt.',
  DEMANDE_DECLARATION:
    'Cochez la déclaration sur l’honneur : elle est nécessaire pour envoyer votre demande.',
  DEMANDE_EN_COURS:
    'Une demande est déjà en cours. Ouvrez son suivi : vous pouvez l’y annuler tant que personne n’y travaille, puis en faire une autre.',
  DEMANDE_DEJA_RECUE:
    'Votre demande était bien arrivée, sans ce que vous venez d’y changer. Ouvrez son suivi : vous pouvez l’y annuler tant que personne n’y travaille, puis en faire une autre.',
  DEMANDE_IDENTITE:
    'Confirmez d’abord votre identité depuis le tableau de bord : cette demande engage vos droits.',
  PROGRESSIVE_DEPUIS: 'Saisissez la date depuis laquelle vous travaillez à temps partiel.',
  PROGRESSIVE_QUOTITE_ACTUELLE: 'Saisissez votre quotité actuelle, de 1 à 99 %, ou en heures : 14/18.',
  PROGRESSIVE_QUOTITE: `Saisissez une quotité de travail ${QUOTITES_PROGRESSIVES} %, en pour cent ou en heures. Si votre emploi lui-même est à temps incomplet, cochez-le : sa quotité va de 1 à 99 %.`,
  PROGRESSIVE_THERAPEUTIQUE:
    'Un temps partiel thérapeutique n’ouvre pas la retraite progressive. Interrogez votre service.',
  PROGRESSIVE_ACTIVITE: 'La retraite progressive demande de n’exercer aucune autre activité professionnelle.',
  DOSSIER_ANNULATION_KO:
    'Cette demande est déjà prise en charge : elle ne peut plus être annulée ici. Adressez-vous à votre service.',
  DOSSIER_MOTIF_OBLIGATOIRE: 'Dites pourquoi vous annulez votre demande.',
  DOSSIER_MOTIF_MAXIMUM: `Ce motif dépasse ${MOTIF_ANNULATION_MAXIMUM} caractères. Raccourcissez-le.`,
  DOSSIER_PIECE_OBLIGATOIRE: 'Déposez la pièce demandée : choisissez au moins un fichier.',
  DOSSIER_PIECES_KO: 'Aucune pièce n’est attendue pour cette demande. Rechargez la page.',
} as const
