/** What any page may say: an action that cannot be done now, a right that is missing, a bank account. */
export const textesCommuns = {
  HABILITATION_KO: 'Désolé, vous ne pouvez pas accéder à cette page.',
  IBAN_OBLIGATOIRE: 'Saisissez votre IBAN : il figure sur votre relevé d’identité bancaire (RIB).',
  IBAN_FORMAT: 'Cet IBAN n’est pas valide. Vérifiez-le sur votre relevé d’identité bancaire (RIB).',
  IBAN_INCHANGE: 'C’est déjà l’IBAN enregistré : il n’y a rien à changer.',
  ANNULATION_IBAN_OK:
    'L’enregistrement de l’IBAN est annulé : il n’aura pas lieu. Si vous ne l’aviez pas demandé, choisissez maintenant « Mot de passe oublié ? » pour changer votre mot de passe, puis prévenez-nous depuis la page Contact.',
  TROP_DE_DEMANDES:
    'Trop de demandes ont été faites en peu de temps. Réessayez plus tard : dans une heure au plus.',
  LECTURE_SEULE:
    'Votre espace est en lecture seule : cette action n’est pas possible. Pour la faire, adressez-vous au service indiqué à la page Contact.',
  BROUILLON_CONFLIT:
    'Ce brouillon a été modifié dans un autre onglet ou sur un autre appareil. Rechargez la page pour continuer avec sa dernière version.',
  RETRAITE_DEPART_PASSE:
    'Cette date est passée, ou c’est celle d’aujourd’hui. Choisissez le 1er d’un mois à venir.',
  DAC_SERVICE_INDISPONIBLE: 'La connexion est momentanément indisponible. Réessayez dans quelques minutes.',
  CAPTCHA_INDISPONIBLE:
    'Le code de sécurité ne peut pas être vérifié pour le moment, même s’il est juste. Un nouveau code est affiché : réessayez avec lui.',
  COMPTE_SUSPENDU:
    'Cet espace est suspendu par l’administration. Pour en connaître la raison, joignez le service indiqué à la page Contact.',
  ECRITURE_SUSPENDUE:
    'Cette action est momentanément impossible : rien n’a été enregistré. Réessayez dans quelques minutes.',
  SERVICE_INDISPONIBLE: 'Le service est momentanément indisponible. Réessayez dans quelques minutes.',
  FRANCECONNECT_INDISPONIBLE:
    'FranceConnect est momentanément indisponible. Connectez-vous avec votre identifiant et votre mot de passe.',
  DOCUMENT_INDISPONIBLE: 'Ce document est momentanément indisponible. Réessayez plus tard.',
  STOCKAGE_PLEIN: 'Le fichier n’a pas pu être enregistré pour le moment. Réessayez dans quelques minutes.',
  ERREUR_INCONNUE: 'Une erreur est survenue. Réessayez dans quelques minutes.',
} as const

/** What is said when nothing else can be; its key has no prefix (specification, §8). */
export const messageTechnique = {
  ERREUR_TECHNIQUE: 'Erreur technique, merci de vous reconnecter dans quelques minutes svp.',
} as const
