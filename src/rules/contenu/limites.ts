/**
 * Limits of components that people may meet, by the component that has each: its sheet in the library and the accessibility
 * statement both read them here.
 */
export const limites = {
  Captcha: [
    'Le captcha demande de recopier un code lu ou entendu. Une personne qui ne peut ni le voir ni l’entendre passe par FranceConnect, quand il est proposé, ou nous contacte : chaque formulaire où il se trouve y mène.',
  ],
  CalendarGrid: [
    'Le calendrier des dates est une grille que l’on parcourt avec les flèches ; elle n’a pas encore été essayée avec NVDA, JAWS et VoiceOver. La date peut toujours être tapée.',
  ],
  CommuneList: [
    'La liste des communes proposées n’a pas encore été essayée avec NVDA, JAWS et VoiceOver. Le nom de la commune peut toujours être tapé en entier.',
  ],
  NewPasswordFields: [
    'Sauf réglage contraire de l’administration, on ne peut ni copier ni coller dans les deux champs d’un nouveau mot de passe : la page le dit avant la saisie, et un gestionnaire de mots de passe peut les remplir.',
  ],
  SessionDialog: [
    'Une session qui a atteint sa durée maximale ne se prolonge pas, pour la sécurité du compte.',
  ],
  ChartPlot: ['Le dessin d’un graphique se dit d’un seul tenant : ses valeurs se lisent dans son tableau.'],
  DocumentList: [
    'Les documents déposés par votre employeur ou par le Service des Retraites de l’État sont affichés tels qu’ils ont été reçus : leur accessibilité n’est pas vérifiée.',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>
