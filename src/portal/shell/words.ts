/** Sentences of the shell: header, menu, footer, dialogs of the whole portal. */
export const shellMessages = {
  marque: ['République', 'Française'],
  lienAccueil: 'Accueil – Espace agent public',
  identite: 'Session ouverte au nom de',
  rechercher: 'Rechercher',
  seConnecter: 'Se connecter',
  seDeconnecter: 'Se déconnecter',
  connexion: {
    perdue:
      'Le service ne répond pas. Vérifiez votre connexion à Internet : cette page se complétera d’elle-même dès qu’il répondra.',
    revenue: 'Le service répond de nouveau.',
  },
  deconnexionIncomplete:
    'Cette fenêtre est déconnectée, mais le service n’a pas pu être prévenu. Si l’appareil est partagé, fermez le navigateur.',
  acces: { contenu: 'Contenu', menu: 'Menu', pied: 'Pied de page' },
  menu: {
    nom: 'Menu principal',
    ouvrir: 'Menu',
    replier: 'Replier le menu',
    deplier: 'Déplier le menu',
    documents: 'Mes documents',
    retraite: 'Ma retraite',
  },
  messagerie: {
    titre: 'Messagerie sécurisée',
    nouvelOnglet: 'nouvel onglet',
    nonLus: (nombre: number) => `${nombre} ${nombre > 1 ? 'demandes non lues' : 'demande non lue'}`,
  },
  pied: {
    partageEcran: 'Activer le partage d’écran',
    partageEnCours: 'Partage d’écran en cours',
    aideTelephone: 'Aide par téléphone',
    droits: (annee: number) => `© ${annee} République française`,
  },
  affichage: {
    titre: 'Paramètres d’affichage',
    legende: 'Choisissez un thème pour personnaliser l’apparence du site.',
    themes: {
      clair: { nom: 'Thème clair', aide: 'Fond clair, textes foncés.' },
      sombre: { nom: 'Thème sombre', aide: 'Fond foncé, textes clairs.' },
      systeme: { nom: 'Système', aide: 'Le thème réglé sur votre appareil.' },
    },
    lecture: 'Lecture',
    facile: 'Montrer les textes faciles à lire',
    facileAide: 'Un texte court, avec des images, en haut des pages les plus utiles.',
  },
  facile: {
    titre: (titre: string) => `${titre}, en facile à lire`,
    suite: 'La page complète est plus bas.',
  },
  aide: {
    titre: 'Une question sur cette page\u00A0?',
    toutes: (titre: string) => `Toutes les réponses\u00A0: ${titre}`,
  },
  partage: {
    titre: 'Partage d’écran',
    description:
      'Pendant un appel téléphonique, le partage d’écran permet à la personne qui vous aide de voir les pages de ce site telles que vous les voyez.',
    quiVoit:
      'Seule la personne à qui vous donnez le code au téléphone voit ces pages. Elle ne voit ni vos autres fenêtres ni vos fichiers, et ne peut rien faire à votre place.',
    masque:
      'Vos mots de passe, votre numéro de sécurité sociale et votre IBAN lui sont masqués. Vous pouvez arrêter à tout moment.',
    activer: 'Activer le partage',
    attente: 'En attente du code…',
    code: (code: string) =>
      `Code à donner au téléphone : ${code.replaceAll(' ', '\u00A0').replaceAll('-', '-\u2060')}`,
    echec:
      'Le partage d’écran ne répond pas. Vérifiez votre connexion à Internet, puis réessayez, ou continuez par téléphone sans partager votre écran.',
    reessayer: 'Réessayer',
    arreter: 'Arrêter le partage',
    parTelephone: 'Une personne vous aide par téléphone.',
    telephone: 'Téléphone',
    horaires: 'Horaires',
    contact: 'Voir la page Contact',
  },
  session: {
    titre: 'Votre session va se terminer',
    titreDocument: 'Session bientôt terminée',
    reste: 'Votre session se termine dans',
    explication:
      'Sans action de votre part, votre session se fermera. Vos demandes et vos messages commencés sont gardés ; le reste de votre saisie sera perdu.',
    limite:
      'Elle arrive à sa durée maximale et ne peut pas être prolongée. Enregistrez votre saisie, puis reconnectez-vous.',
    annonce: (secondes: number) => `Il reste ${secondes} secondes avant la fin de votre session.`,
    echec: 'Votre session n’a pas pu être prolongée. Vérifiez votre connexion à Internet, puis réessayez.',
    rester: 'Prolonger ma session',
  },
  facteur: {
    titre: 'Protégez votre espace par un second facteur',
    texte:
      'Une clé d’accès ou une application de codes protège votre espace même si quelqu’un connaît votre mot de passe. C’est facultatif, sauf si votre administration le demande. Cette proposition ne reviendra pas : vous trouverez « Sécurité de mon compte » dans votre profil.',
    ajouter: 'Ajouter un second facteur',
    plusTard: 'Plus tard',
  },
  configuration: {
    titre: 'Le service n’a pas pu démarrer',
    chapo: 'Sa configuration n’a pas pu être chargée.',
    conseils: [
      'Vérifiez votre connexion à Internet, puis rechargez la page.',
      'Si le problème continue, réessayez dans quelques minutes : une opération de maintenance est peut-être en cours.',
    ],
    recharger: 'Recharger la page',
  },
  sansScript: {
    titre: 'JavaScript est désactivé dans votre navigateur.',
    lisible: 'Cette page se lit sans lui.',
    pour: (faire: string) =>
      `Pour ${faire}, activez-le dans les réglages du navigateur, puis rechargez la page.`,
    autrement:
      'S’il est interdit sur l’ordinateur de votre travail, utilisez un autre appareil, ou adressez-vous à votre service des ressources humaines : vos droits sont les mêmes sans ce service.',
    contact: 'Nous contacter',
    incompleteTitre: 'Cette page est incomplète.',
    incomplete: 'Une partie n’a pas pu être lue. Rechargez la page dans quelques minutes.',
  },
  incident: (numero: string) => `Numéro de l’incident, à donner si vous nous contactez : ${numero}.`,
  expiration: { titre: 'Session expirée', accueil: 'Retour à l’accueil' },
} as const
