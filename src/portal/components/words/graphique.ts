/** Words of a chart and of its table. */
export const graphiqueMessages = {
  nom: (titre: string, indicatif: boolean) =>
    `Graphique : ${titre}${indicatif ? ' (barème indicatif)' : ''}. Les mêmes valeurs sont dans le tableau qui suit.`,
  tableau: 'Tableau',
  legende: 'Légende',
  reperes: 'Repères',
  repere: (rang: number, libelle: string, categorie: string) => `Repère ${rang} : ${libelle}, ${categorie}`,
  vide: 'Aucune donnée à afficher.',
  indicatifs: 'Une partie des montants vient d’un barème indicatif : ils sont marqués dans le tableau.',
  absente: 'non disponible',
  etroit: 'Ce graphique n’a pas la place de se dessiner ici : ses valeurs sont dans le tableau.',
} as const
