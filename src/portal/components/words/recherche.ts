/** Words of a search field. */
export const rechercheMessages = {
  rechercher: 'Rechercher',
  tropCourt: (minimum: number) => `Saisissez au moins ${minimum} caractères pour rechercher.`,
} as const
