/** Words of the components that several screens show. */
export const componentMessages = {
  fermer: 'Fermer',
  chargement: 'Chargement en cours…',
  retourHaut: 'Retour haut de page',
  echecChargement: 'Cette page n’a pas pu être chargée. Réessayez dans quelques minutes.',
} as const
