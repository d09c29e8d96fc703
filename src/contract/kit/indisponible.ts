/** What is said of what cannot be done for now, and will be again without anybody's doing. */
export const textesIndisponible = {
  DAC_SERVICE_INDISPONIBLE: 'La connexion est momentanément indisponible. Réessayez dans quelques minutes.',
  COMPTE_SUSPENDU:
    'Cet espace est suspendu par l’administration. Pour en connaître la raison, écrivez à votre service.',
  ECRITURE_SUSPENDUE:
    'Cette action est momentanément impossible : rien n’a été enregistré. Réessayez dans quelques minutes.',
  SERVICE_INDISPONIBLE: 'Le service est momentanément indisponible. Réessayez dans quelques minutes.',
  FRANCECONNECT_INDISPONIBLE:
    'FranceConnect est momentanément indisponible. Connectez-vous avec votre identifiant et votre mot de passe.',
  DOCUMENT_INDISPONIBLE: 'Ce document est momentanément indisponible. Réessayez plus tard.',
  STOCKAGE_PLEIN: 'Le fichier n’a pas pu être enregistré pour le moment. Réessayez dans quelques minutes.',
} as const
