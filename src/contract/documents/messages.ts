import { LIMITE_ENVOIS, MINUTES_ARCHIVE } from './limites.ts'

/** What documents, their archives and their sending by mail say when they refuse. */
export const textesDocuments = {
  ARCHIVE_EXPIREE: `Cette archive n’est plus disponible : elle n’est gardée que ${MINUTES_ARCHIVE} minutes. Revenez à la liste de vos documents, et préparez-la de nouveau.`,
  ENVOI_MAIL_LIMITE: `Vous avez atteint la limite de ${LIMITE_ENVOIS} envois par jour. Téléchargez le document, ou revenez demain.`,
  ENVOI_MAIL_IMPOSSIBLE: 'Ce document ne peut pas être envoyé par courriel. Téléchargez-le depuis la liste.',
  ENVOI_MAIL_ADRESSE_OBLIGATOIRE: 'Choisissez l’adresse à laquelle le courriel doit être envoyé.',
  ENVOI_MAIL_SANS_ADRESSE:
    'Aucune adresse électronique n’est enregistrée pour cet envoi. Ajoutez-la dans votre profil.',
  COMPARAISON_IMPOSSIBLE:
    'Ces deux documents ne peuvent pas être comparés : le détail de l’un d’eux n’est pas disponible. Ouvrez-les pour les lire.',
} as const
