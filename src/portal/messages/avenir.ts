/** What is said of the areas to come. */
export const avenirMessages = {
  chapo: 'Cette rubrique ouvrira prochainement.',
  contenu: 'Vous y trouverez',
  tableaudebord: 'Retour au tableau de bord',
  rubriques: {
    demandedepartretraite: ['la demande de retraite, de la préparation à l’accusé de réception.'],
    demandedepartretraiteprogressive: ['la demande de retraite progressive, et l’estimation de vos revenus.'],
  },
} as const
