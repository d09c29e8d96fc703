import { majuscule } from '#rules/format/typographie.ts'

/** Words of the components that several screens show. */
export const componentMessages = {
  fermer: 'Fermer',
  chargement: 'Chargement en cours…',
  nouvelOnglet: 'nouvel onglet',
  retourHaut: 'Retour haut de page',
  retourAccueil: 'Retour à l’accueil',
  ecrireAuService: 'Écrire à mon service',
  contact: 'Voir la page Contact',
  agendaAide: 'Ce fichier s’ouvre dans la plupart des agendas, sur ordinateur et sur téléphone.',
  erreur: {
    numero: (numero: string) => `Numéro à citer si vous nous écrivez : ${numero}`,
    titre: 'Erreur de chargement de la page',
    chapo: 'Un incident est survenu. Veuillez réessayer plus tard.',
    horsLigne:
      'Votre appareil n’est plus relié à Internet. La page que vous demandiez s’affichera d’elle-même dès que la connexion reviendra.',
    reessayer: 'Réessayer',
    revient:
      'Vous pouvez laisser cette page ouverte : celle que vous demandiez s’affichera d’elle-même dès que le service répondra.',
  },
  echecChargement: 'Cette page n’a pas pu être chargée. Réessayez dans quelques minutes.',
} as const

/** Words of « Je donne mon avis ». */
export const avisMessages = {
  question: 'Comment s’est passée cette démarche pour vous\u00A0?',
  lien: 'Je donne mon avis',
  nom: 'Je donne mon avis - nouvelle fenêtre',
  anonyme:
    'Votre avis part vers un site de l’État. Ce site-ci ne lui transmet rien de vous ni de votre demande.',
} as const

/** Words of what copies a text. */
export const copieMessages = {
  copier: (nom: string) => `Copier ${nom}`,
  copierQuoi: (nom: string, quoi: string) => `Copier ${nom}, ${quoi}`,
  fait: (nom: string) => `${majuscule(nom)} est copié.`,
  echec: 'Votre navigateur n’a pas permis la copie. Recopiez ce qui est écrit.',
} as const

/** Words of a search field. */
export const rechercheMessages = {
  rechercher: 'Rechercher',
  tropCourt: (minimum: number) => `Saisissez au moins ${minimum} caractères pour rechercher.`,
} as const
