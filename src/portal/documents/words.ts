/** Words of the lists of documents. */
export const documentMessages = {
  nouveau: 'Nouveau',
  telecharger: 'Télécharger',
  telechargerNom: (nom: string) => `Télécharger ${nom} (PDF, nouvel onglet)`,
  envoyer: 'Envoyer par mail',
  envoyerNom: (nom: string) => `Envoyer par mail ${nom}`,
  envoiIndisponible: 'L’envoi par courriel n’est pas disponible pour le moment.',
  du: (date: string) => `du ${date}`,
  rang: (rang: number) => `(${rang})`,
  chargement: 'Chargement de vos documents…',
} as const

/** Sentences of the pay page. */
export const remunerationMessages = {
  comprendre: 'Comprendre ma rémunération',
  arreter: 'Arrêter l’animation des images',
  lancer: 'Lancer l’animation des images',
  infosPratiques: 'Informations pratiques',
} as const

/** Sentences of the pension page. */
export const pensionMessages = {
  /** What the server finds a title by, whatever it is called. */
  rechercheTitre: 'titre de pension',
  titres: (nombre: number) => (nombre > 1 ? 'Titres de pension' : 'Titre de pension'),
  aQuoiSert:
    'C’est la décision qui vous accorde votre pension. Gardez-le\u00A0: d’autres organismes peuvent vous le demander.',
} as const
