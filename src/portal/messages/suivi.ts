/** Words of the follow-up of a request, step by step. */
export const suiviMessages = {
  etats: { faite: 'Étape terminée', encours: 'Étape en cours', avenir: 'Étape à venir' },
  acteurs: { vous: 'vous', employeur: 'votre employeur', service: 'le Service des retraites' },
  agit: 'À qui d’agir maintenant :',
  agira: 'Qui agira :',
  le: 'Le',
  delai: 'Délai habituel :',
  telechargerNom: (nom: string) => `Télécharger ${nom} (PDF, nouvel onglet)`,
} as const
