import { ecrire } from '#rules/format/nombres.ts'
import { OBJET_MAXIMUM, MESSAGE_MAXIMUM, REFERENCE_MAXIMUM } from './bornes.ts'

/** What messages reproach, and how to mend it. */
export const textesMessagerie = {
  MESSAGERIE_THEME_OBLIGATOIRE: 'Choisissez le sujet de votre demande.',
  MESSAGERIE_OBJET_OBLIGATOIRE: 'Résumez votre demande en quelques mots.',
  MESSAGERIE_OBJET_MAXIMUM: `L’objet compte plus de ${OBJET_MAXIMUM} caractères. Raccourcissez-le.`,
  MESSAGERIE_TEXTE_OBLIGATOIRE: 'Écrivez votre message.',
  MESSAGERIE_TEXTE_MAXIMUM: `Le message compte plus de ${ecrire(MESSAGE_MAXIMUM)} caractères. Raccourcissez-le.`,
  MESSAGERIE_REFERENCE_MAXIMUM: `La référence compte plus de ${REFERENCE_MAXIMUM} caractères. Raccourcissez-la.`,
  MESSAGERIE_DEJA_RECU:
    'Votre message précédent était bien arrivé, sans ce que vous venez d’y changer. Pour envoyer un second message, gardez ce qui est nouveau, supprimez les fichiers déjà joints, puis envoyez.',
  MESSAGERIE_CLOSE: 'Cette demande est close. Ouvrez une nouvelle demande pour écrire à votre service.',
} as const
