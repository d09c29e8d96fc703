import { MINUTES_ARCHIVE } from '#contract/documents/limites.ts'
import { compter } from '#rules/format/nombres.ts'

const documents = (nombre: number) => (nombre === 0 ? 'Aucun document' : compter(nombre, 'document'))

/** Words that the areas of documents share: pay, pension, employer. */
export const rubriqueMessages = {
  documents: 'Mes documents',
  annee: 'Année',
  filtres: 'Afficher seulement',
  /** The filter is named: two that show as many would say the same, and the second would not be heard. */
  compte: (nombre: number, annee: number, filtre: string | undefined) =>
    `${filtre === undefined ? '' : `${filtre}\u00A0: `}${documents(nombre)} pour ${annee}.`,
  egal: (annee: number) => `Le même montant sur tous vos bulletins mensuels de ${annee}.`,
  comparerDerniers: 'Comparer les deux derniers bulletins',
  videTitre: 'Aucun document pour le moment',
  vide: 'Aucun document n’a encore été déposé dans cette rubrique. Un courriel vous préviendra dès que le premier sera disponible, si vous l’avez choisi dans votre profil.',
} as const

/** Words of the search in an area of documents. */
export const rechercheMessages = {
  libelle: 'Rechercher dans toutes les années',
  titre: 'Résultats de la recherche',
  enCours: 'Recherche en cours…',
  compte: (total: number, texte: string) =>
    total === 0
      ? `Aucun document ne correspond à «\u00A0${texte}\u00A0».`
      : `${compter(total, 'document correspond', 'documents correspondent')} à «\u00A0${texte}\u00A0».`,
  trop: (limite: number) =>
    `Seuls les ${limite} premiers sont affichés. Précisez votre recherche, par exemple avec le mois ou l’année.`,
  conseils: [
    'Vérifiez l’orthographe, ou essayez un seul mot du titre.',
    'S’il s’agit d’un montant, saisissez-le tel qu’il figure sur le document, centimes compris.',
    'Un document récent n’est peut-être pas encore déposé.',
  ],
  effacer: 'Effacer la recherche',
  perimetre: 'résultats',
} as const

/** Words of the selection of documents, and of their archive. */
export const selectionMessages = {
  selectionner: 'Sélectionner des documents',
  outils: 'Sélection de documents',
  tout: (perimetre: string) => `Tout sélectionner (${perimetre})`,
  rien: 'Tout désélectionner',
  compte: (nombre: number) =>
    nombre === 0
      ? 'Aucun document sélectionné.'
      : `${compter(nombre, 'document sélectionné', 'documents sélectionnés')}.`,
  aide: 'Cochez les documents à télécharger ensemble. Pour quitter la sélection : touche Échap, ou de nouveau « Sélectionner des documents ».',
  telechargerSelection: 'Télécharger la sélection (ZIP)',
  telechargerAnnee: 'Télécharger l’année en ZIP',
  comparer: 'Comparer ces deux bulletins',
} as const

/** Words of an archive of documents. */
export const archiveMessages = {
  preparation: (nombre: number) => `Préparation d’une archive de ${documents(nombre)}…`,
  titre: 'Votre archive est prête',
  debut: (nombre: number, taille: string) =>
    `Le téléchargement de ${documents(nombre)} (${taille}) a commencé dans votre navigateur.`,
  contenu: 'L’archive contient',
  fichiers: 'vos documents, au format PDF ;',
  index: 'index.csv, leur liste, à ouvrir avec un tableur ;',
  sommes: 'SHA256SUMS, leurs empreintes, qui permettent de vérifier qu’aucun fichier n’a changé.',
  indisponibles: (nombre: number) =>
    nombre > 1
      ? `${nombre} documents, momentanément indisponibles, n’y sont pas. Réessayez plus tard`
      : 'Un document, momentanément indisponible, n’y est pas. Réessayez plus tard',
  relancer: 'Relancer le téléchargement',
  detail: (taille: string) => `ZIP – ${taille}, pendant ${MINUTES_ARCHIVE} minutes`,
  expiree: `Cette archive n’est plus disponible : elle n’est gardée que ${MINUTES_ARCHIVE} minutes. Demandez-la de nouveau.`,
  echecTitre: 'L’archive n’a pas pu être préparée',
  introuvable: 'Un des documents n’est plus disponible. Rechargez la page, puis recommencez.',
  echec: 'Réessayez dans quelques minutes, ou avec moins de documents.',
  tropDeDocuments: (limite: number) =>
    `Une archive contient au plus ${limite} documents : sélectionnez-en moins, puis recommencez.`,
} as const
