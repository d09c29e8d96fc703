import { NOM_FACTEUR_AU_PLUS, FACTEURS_AU_PLUS } from './bornes.ts'

/** What second factors and the proofs of sensitive acts say. */
export const textesFacteurs = {
  DAC_SECOND_FACTEUR: 'Votre mot de passe est juste. Montrez maintenant votre second facteur.',
  DAC_FACTEUR_DEMANDE:
    'L’administration demande ici plus qu’un mot de passe : connectez-vous avec FranceConnect, ou avec une clé d’accès si vous en avez une.',
  DAC_NIVEAU_INSUFFISANT:
    'Pour cette action, l’administration demande plus qu’un mot de passe : une clé d’accès, un code à usage unique ou, s’il est proposé, FranceConnect au niveau « substantiel ».',
  PREUVE_DEMANDEE: 'Pour cette action, confirmez que c’est bien vous.',
  PREUVE_ABANDONNEE:
    'L’action n’a pas eu lieu : vous n’avez pas confirmé que c’est bien vous. Rien de ce que vous avez saisi n’est perdu.',
  PREUVE_INJOIGNABLE:
    'L’action n’a pas eu lieu : la fenêtre où confirmer que c’est bien vous n’a pas pu s’ouvrir. Vérifiez votre connexion à Internet, puis recommencez. Rien de ce que vous avez saisi n’est perdu.',
  FACTEUR_NOM_OBLIGATOIRE: 'Donnez un nom, par exemple « Mon téléphone ».',
  FACTEUR_NOM_MAXIMUM: `Ce nom compte plus de ${NOM_FACTEUR_AU_PLUS} caractères. Raccourcissez-le.`,
  FACTEUR_CODE_OBLIGATOIRE: 'Saisissez le code à 6 chiffres de votre application.',
  FACTEUR_CODE_FORMAT: 'Le code compte 6 chiffres, par exemple 123 456. Vérifiez votre saisie.',
  FACTEUR_CODE_KO:
    'Ce code n’est pas le bon, ou il a déjà servi. Attendez que votre application affiche le suivant, et vérifiez que l’heure de votre appareil est juste.',
  FACTEUR_UN_CODE_OBLIGATOIRE:
    'Saisissez le code à 6 chiffres de votre application, ou un de vos codes de secours.',
  FACTEUR_UN_CODE_FORMAT:
    'Un code d’application compte 6 chiffres, un code de secours 16 lettres et chiffres. Vérifiez votre saisie.',
  FACTEUR_SECOURS_OBLIGATOIRE: 'Saisissez un de vos codes de secours.',
  FACTEUR_SECOURS_FORMAT:
    'Un code de secours compte 16 lettres et chiffres, par exemple ABCD-EFGH-2345-IJKL. Vérifiez votre saisie.',
  FACTEUR_SECOURS_KO:
    'Ce code de secours n’est pas le bon, ou il a déjà servi. Vérifiez votre saisie, ou prenez-en un autre.',
  FACTEUR_CLE_KO:
    'Cette clé d’accès n’a pas été reconnue. Réessayez, ou choisissez un autre moyen de vous identifier.',
  FACTEUR_CREATION_KO: 'La création a expiré ou n’a pas abouti. Recommencez depuis le début.',
  FACTEUR_ATTENTE_KO: 'Le temps pour montrer votre second facteur est passé. Recommencez votre connexion.',
  FACTEUR_ESSAIS:
    'Trop de codes inexacts : réessayez plus tard, ou utilisez une clé d’accès ou FranceConnect si vous en avez.',
  FACTEUR_NOMBRE: `Vous avez déjà ${FACTEURS_AU_PLUS} moyens de vous identifier. Retirez-en un avant d’en ajouter.`,
  FACTEUR_DEJA: 'Cette clé d’accès est déjà enregistrée.',
  FACTEUR_AUCUN: 'Ajoutez d’abord une clé d’accès ou une application de codes.',
} as const
