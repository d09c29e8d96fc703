/** Sentences of the comparison of two payslips. */
export const comparaisonMessages = {
  chargement: 'Comparaison de vos bulletins…',
  manque:
    'Aucune comparaison n’est ouverte : il faut deux bulletins. Choisissez-les dans la liste de vos documents.',
  memeDocument:
    'Il s’agit deux fois du même bulletin. Choisissez-en un second dans la liste de vos documents.',
  introuvable:
    'L’un de ces bulletins n’existe pas, ou n’est pas dans votre espace. Choisissez deux bulletins dans la liste de vos documents.',
  augmente: (montant: string, quand: string) => `Votre net a augmenté de ${montant} ${quand}.`,
  diminue: (montant: string, quand: string) => `Votre net a diminué de ${montant} ${quand}.`,
  egal: (quand: string) => `Votre net n’a pas changé ${quand}.`,
  entre: (avant: string, apres: string) => `entre ${avant} et ${apres}`,
  net: (libelle: string) => `Net payé, ${libelle}`,
  ouvrir: (libelle: string) => `Ouvrir ${libelle}`,
  ouvrirNom: (libelle: string) => `Ouvrir ${libelle} (PDF, nouvel onglet)`,
  situation: 'Ce qui a changé dans votre situation',
  fait: (libelle: string, avant: string, apres: string) => `${libelle} : ${avant}, puis ${apres}.`,
  explications: 'Ce qui explique la différence',
  rienNeChange: 'Aucune ligne qui compte dans votre net n’a changé.',
  sansRaison:
    'Pour les lignes nouvelles, disparues ou de montant modifié, les bulletins n’indiquent pas de raison. Votre service gestionnaire peut vous l’expliquer.',
  lignes: 'Ligne par ligne',
  legende: (avant: string, apres: string) => `Lignes ${avant} et ${apres}, en euros`,
  seulement: 'Afficher seulement ce qui change',
  compte: (nombre: number, total: number) =>
    `${nombre} ${nombre > 1 ? 'lignes affichées' : 'ligne affichée'} sur ${total}.`,
  colonneLigne: 'Ligne',
  colonneEffet: 'Effet sur le net',
  colonneStatut: 'Changement',
  natures: {
    due: 'À payer',
    retenue: 'À déduire',
    employeur: 'Part de l’employeur',
    prelevee: 'Impôt',
  },
  statuts: {
    identique: 'Identique',
    modifiee: 'Modifiée',
    nouvelle: 'Nouvelle',
    disparue: 'Disparue',
  },
  totaux: {
    brut: 'Total à payer',
    deductions: 'Total à déduire',
    netAvantImpot: 'Net avant impôt',
    net: 'Net payé',
  },
  totalModifie: 'Modifié',
  absente: 'Absente',
} as const
