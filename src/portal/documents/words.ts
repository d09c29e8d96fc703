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

/** Sentences of the pay page. */
export const remunerationMessages = {
  chapo: 'Vos bulletins de paie, vos rappels et vos attestations fiscales.',
  comprendre: 'Comprendre ma rémunération',
  arreter: 'Arrêter l’animation des images',
  lancer: 'Lancer l’animation des images',
  infosPratiques: 'Informations pratiques',
} as const

/** Sentences of the pension page. */
export const pensionMessages = {
  chapo: 'Vos bulletins de pension, votre titre de pension et vos attestations fiscales.',
} as const

/** Sentences of the page of the employer's documents. */
export const documentEmployeurMessages = {
  chapo: 'Les arrêtés, comptes rendus et attestations que votre employeur dépose pour vous.',
} as const

/** Link to the comparison of the last two slips of an area. */
export const comparaisonLiens = {
  remunerationpaie: 'Pourquoi mon net a changé ?',
  pension: 'Pourquoi ma pension a changé ?',
} as const
