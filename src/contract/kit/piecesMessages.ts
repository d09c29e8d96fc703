import { formatsEnMots, NOMBRE_PIECES, TAILLE_PIECE } from './piece.ts'
import { tailleFichier } from '#rules/format/nombres.ts'

/** What files that are joined to anything reproach, and how to mend it. */
export const textesPieces = {
  PIECE_TYPE_KO: `Ce fichier n’est pas d’un format accepté, ou son contenu ne correspond pas à son nom. Choisissez un fichier ${formatsEnMots('autre')}.`,
  PIECE_TYPE_IBAN_KO: `Ce fichier ne convient pas pour un relevé d’identité bancaire, ou son contenu ne correspond pas à son nom. Choisissez un fichier ${formatsEnMots('iban')}.`,
  PIECE_ACTIVE:
    'Ce fichier contient une macro, un script, un autre fichier ou un lien vers un autre fichier, que nous refusons. Imprimez-le en PDF, puis joignez ce PDF.',
  PIECE_PROTEGEE:
    'Ce PDF est protégé : nous ne pouvons pas vérifier ce qu’il contient. Ouvrez-le, imprimez-le en PDF, puis joignez ce PDF.',
  PIECE_IMAGE:
    'Cette image a trop de pixels pour être ouverte. Réduisez-la, ou photographiez de nouveau le document.',
  PIECE_INFECTEE:
    'Ce fichier n’a pas passé notre contrôle de sécurité : il n’est pas conservé. Vérifiez votre appareil avec un antivirus, puis déposez une autre copie du document.',
  PIECE_VIDE: 'Ce fichier est vide. Vérifiez-le, puis déposez-le de nouveau.',
  PIECE_TAILLE: `Ce fichier dépasse ${tailleFichier(TAILLE_PIECE)}. Réduisez-le, ou envoyez-le en plusieurs parties.`,
  PIECE_NOMBRE: `Vous pouvez joindre ${NOMBRE_PIECES} fichiers au plus.`,
  PIECE_ATTENTE:
    'Vous avez déposé beaucoup de fichiers sans les envoyer. Supprimez-en, ou envoyez votre demande, puis réessayez.',
  PIECE_QUOTA:
    'La place prévue pour vos pièces jointes est prise. Supprimez des fichiers que vous n’avez pas encore envoyés, ou prévenez-nous depuis la page Contact.',
  PIECE_LENTE:
    'L’envoi de votre fichier était trop lent et a été arrêté : rien n’a été enregistré. Réessayez avec une meilleure connexion, ou avec un fichier plus léger.',
  PIECE_ABSENTE: 'Une pièce jointe n’est plus disponible. Supprimez-la, puis déposez-la de nouveau.',
} as const
