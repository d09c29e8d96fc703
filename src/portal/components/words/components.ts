/** Words of the components that several screens show. */
export const componentMessages = {
  fermer: 'Fermer',
  chargement: 'Chargement en cours…',
  retourHaut: 'Retour haut de page',
  retourAccueil: 'Retour à l’accueil',
  erreur: {
    titre: 'Erreur de chargement de la page',
    chapo: 'Un incident est survenu. Veuillez réessayer plus tard.',
    reessayer: 'Réessayer',
    revient:
      'Vous pouvez laisser cette page ouverte : celle que vous demandiez s’affichera d’elle-même dès que le service répondra.',
  },
  echecChargement: 'Cette page n’a pas pu être chargée. Réessayez dans quelques minutes.',
} as const
