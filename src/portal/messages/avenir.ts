/** What is said of the areas to come. */
export const avenirMessages = {
  chapo: 'Cette rubrique ouvrira prochainement.',
  contenu: 'Vous y trouverez',
  tableaudebord: 'Retour au tableau de bord',
  rubriques: {
    calculette: ['le coût et l’effet sur votre pension d’un rachat d’années d’études.'],
    compteindividuelretraite: [
      'ce que votre administration connaît de votre carrière, année par année ;',
      'la demande de correction d’une information inexacte ou manquante.',
    ],
    simulateur: ['l’estimation de votre pension selon la date de votre départ, avec le détail du calcul.'],
    demandedepartretraite: ['la demande de retraite, de la préparation à l’accusé de réception.'],
    suividepartretraite: ['l’avancement de votre demande, étape par étape, et les documents à télécharger.'],
    demandedepartretraiteprogressive: ['la demande de retraite progressive, et l’estimation de vos revenus.'],
    suividepartretraiteprogressive: [
      'l’avancement de votre demande de retraite progressive, et les documents à télécharger.',
    ],
  },
} as const
