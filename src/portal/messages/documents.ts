/** Words of the lists of documents. */
export const documentMessages = {
  nouveau: 'Nouveau',
  telecharger: 'Télécharger',
  telechargerNom: (nom: string) => `Télécharger ${nom} (PDF, nouvel onglet)`,
  envoyer: 'Envoyer par mail',
  envoyerNom: (nom: string) => `Envoyer par mail ${nom}`,
  envoiIndisponible: 'L’envoi par mail n’est pas disponible pour le moment.',
  du: (date: string) => `du ${date}`,
  rang: (rang: number) => `(${rang})`,
  chargement: 'Chargement de vos documents…',
} as const

/** Words of the tab in which a document is about to open. */
export const openingMessages = {
  ouverture: 'Ouverture du document…',
} as const

/** Sentences of the pay page. */
export const remunerationMessages = {
  titre: 'Ma rémunération',
  chapo: 'Vos bulletins de paie, vos rappels et vos attestations fiscales.',
  documents: 'Mes documents',
  annee: 'Année',
  filtres: 'Afficher seulement',
  compte: (nombre: number, annee: number) =>
    nombre === 0
      ? `Aucun document pour ${annee}.`
      : nombre === 1
        ? `1 document pour ${annee}.`
        : `${nombre} documents pour ${annee}.`,
  videTitre: 'Aucun document pour le moment',
  vide: 'Vos documents sont en cours de traitement. Vous serez prévenu par courriel dès qu’ils seront disponibles.',
  comprendre: 'Comprendre ma rémunération',
  arreter: 'Arrêter l’animation des images',
  lancer: 'Lancer l’animation des images',
  infosPratiques: 'Informations pratiques',
} as const
