/** Acts that the journal of acts keeps, with what the person reads of each. */
export const actes = {
  connexion: 'Connexion',
  deconnexion: 'Déconnexion',
  session: 'Fermeture d’une session ouverte ailleurs',
  pasmoi: 'Signalement « Ce n’était pas moi »',
  inscription: 'Création de l’espace',
  identite: 'Confirmation d’identité par l’IBAN',
  identifiant: 'Changement d’identifiant',
  motdepasse: 'Changement de mot de passe',
  preuve: 'Vérification d’identité dans une session ouverte',
  facteur: 'Changement d’un moyen de connexion',
  coordonnees: 'Changement de coordonnées',
  courriel: 'Confirmation d’une adresse électronique',
  adresse: 'Changement d’adresse postale',
  iban: 'Demande d’enregistrement d’un IBAN',
  ibanannulation: 'Annulation d’une demande d’enregistrement d’un IBAN',
  nir: 'Affichage du numéro de sécurité sociale',
  export: 'Copie de toutes les données',
  telechargement: 'Téléchargement',
  envoi: 'Envoi d’un document par courriel',
  demande: 'Demande de retraite',
  suivi: 'Suite donnée à une demande de retraite',
  correction: 'Demande de correction du compte individuel retraite',
  message: 'Message à votre service',
  administration: 'Intervention de l’administration',
} as const

export type Acte = keyof typeof actes

/** Acts that move money, rights or the ways into an account, or take all of it away: its holder sees them, whatever came since. */
export const actesSensibles = [
  'pasmoi',
  'inscription',
  'identite',
  'identifiant',
  'motdepasse',
  'facteur',
  'coordonnees',
  'courriel',
  'adresse',
  'iban',
  'ibanannulation',
  'export',
  'demande',
  'suivi',
  'correction',
  'administration',
] as const satisfies readonly Acte[]

/** Whether a word is one of these acts. */
export const isActe = (word: string): word is Acte => word in actes
