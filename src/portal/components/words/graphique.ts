/** Words of a chart and of its table. */
export const graphiqueMessages = {
  nom: (titre: string) => `Graphique : ${titre}. Les mêmes valeurs sont dans le tableau qui suit.`,
  tableau: 'Tableau',
  legende: 'Légende',
  reperes: 'Repères',
  repere: (rang: number, libelle: string, categorie: string) => `Repère ${rang} : ${libelle}, ${categorie}`,
  vide: 'Aucune donnée à afficher.',
  absente: 'non disponible',
} as const
