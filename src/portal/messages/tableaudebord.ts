/** Sentences of the dashboard. */
export const tableauMessages = {
  titre: 'Mon tableau de bord',
  nouveau: 'Nouveau',
  chargement: 'Chargement de votre tableau de bord…',
  autres: 'À votre attention',
  aucun: 'Rien de nouveau.',
  aJour: 'Vous êtes à jour : rien ne demande votre attention.',
  remuneration: {
    titre: 'Ma rémunération',
    lien: 'Voir tous les documents',
    nom: 'Voir tous les documents de ma rémunération',
  },
  pension: { titre: 'Ma pension', lien: 'Voir ma pension' },
  documentemployeur: { titre: 'Mes documents employeur', lien: 'Voir mes documents employeur' },
  suividepartretraiteprogressive: {
    titre: 'Suivre ma demande de retraite progressive',
    lien: 'Suivre ma demande de retraite progressive',
  },
  suividepartretraite: { titre: 'Suivre ma demande', lien: 'Suivre ma demande' },
  preparation: {
    titre: 'Préparer ma retraite',
    lien: 'Accéder',
    nom: 'Accéder à mon compte individuel retraite',
  },
  simulateur: {
    titre: 'Simuler ma retraite',
    presentation: 'Estimez votre pension selon la date de votre départ.',
    disponible: 'Simulez votre retraite dès maintenant',
    indisponible:
      'Vous ne remplissez pas encore les conditions pour utiliser le simulateur de cet espace. Vous pouvez déjà faire une estimation sur le site public de la retraite.',
    sitePublic: 'Aller sur le site public de la retraite',
  },
  faq: 'Consulter l’aide',
  aideIban: 'Où trouver mon IBAN ?',
  nouvelOnglet: 'nouvel onglet',
  telecharger: 'télécharger le document, PDF, nouvel onglet',
  identite: {
    titre: 'Confirmer mon identité',
    texte:
      'Pour confirmer votre identité, il vous sera demandé quatre chiffres de l’IBAN sur lequel votre paie ou votre pension est versée.',
    suite: 'Cette confirmation sera possible ici dans une prochaine version de votre espace.',
    remuneration: 'Voir ma rémunération',
    fermer: 'J’ai compris',
  },
} as const
