import { codeSousTheme, type GenreDocument } from '#contract/documents/genres.ts'

/** What a document of the demo is. `lettre` is the text of those that are not made of amounts. */
interface Nature {
  readonly genre: GenreDocument
  readonly codeSousThemeGed: number
  readonly titre: string
  /** Part of the file's name. */
  readonly sigle: string
  readonly lettre?: readonly string[]
}

const nature = <Genre extends GenreDocument>(
  genre: Genre,
  sousTheme: Parameters<typeof codeSousTheme<Genre>>[1],
  titre: string,
  sigle: string,
  lettre?: readonly string[],
): Nature => ({
  genre,
  codeSousThemeGed: codeSousTheme(genre, sousTheme),
  titre,
  sigle,
  ...(lettre && { lettre }),
})

const pay = {
  bulletinPaie: nature('remuneration', 'bulletinPaie', 'Bulletin de paie', 'BP'),
  rappel: nature('remuneration', 'rappel', 'Rappel', 'RA'),
  decompteIndemnites: nature('remuneration', 'decompteIndemnites', 'Décompte d’indemnités', 'DI', [
    'Frais de déplacement remboursés au titre d’une mission dans le département.',
    'Le montant est versé avec la paie du mois suivant.',
  ]),
  attestationFiscale: nature('remuneration', 'attestationFiscale', 'Attestation fiscale', 'AF'),
}

const pension = {
  bulletinPension: nature('remunerationpension', 'bulletinPension', 'Bulletin de pension', 'BPENS'),
  attestationFiscalePension: nature(
    'remunerationpension',
    'attestationFiscale',
    'Attestation fiscale',
    'AFPENS',
  ),
  titrePension: nature('titrepension', 'titrePension', 'Titre de pension', 'TP'),
}

const employeur = {
  arrete: nature('documentemployeur', 'arrete', 'Arrêté d’avancement d’échelon', 'ARR', [
    'L’agent est promu à l’échelon supérieur de son grade.',
    'Le présent arrêté lui est notifié.',
  ]),
  entretien: nature('documentemployeur', 'entretien', 'Compte rendu d’entretien professionnel', 'EP', [
    'Les objectifs de l’année ont été atteints.',
    'Les besoins de formation et les perspectives d’évolution ont été examinés.',
  ]),
  attestationEmployeur: nature('documentemployeur', 'attestationEmployeur', 'Attestation d’emploi', 'AE', [
    'L’employeur atteste que l’agent est en fonctions dans ses services à la date de ce document.',
  ]),
}

const suivi = {
  accuseReceptionDepart: nature(
    'suividepartretraite',
    'accuseReception',
    'Accusé de réception de votre demande de retraite',
    'ARD',
    ['Votre demande de retraite a été reçue.', 'Son avancement s’affiche dans votre espace.'],
  ),
  demandePiece: nature('suividepartretraite', 'demandePiece', 'Demande de pièce complémentaire', 'DP', [
    'Pour étudier vos droits, un relevé d’identité bancaire à votre nom est nécessaire.',
    'Déposez-le depuis le suivi de votre demande : le traitement reprendra dès sa réception.',
  ]),
  recapitulatifProgressive: nature(
    'suividepartretraiteprogressive',
    'recapitulatif',
    'Récapitulatif de votre demande de retraite progressive',
    'RRP',
    [
      'Dans cette démonstration, vos réponses n’y sont pas reprises : un vrai récapitulatif les donne toutes.',
    ],
  ),
  documentEmployeurProgressive: nature(
    'suividepartretraiteprogressive',
    'documentEmployeur',
    'Autorisation de travail à temps partiel',
    'ATP',
    ['L’employeur autorise le travail à temps partiel à la date demandée.'],
  ),
  annulationProgressive: nature(
    'suividepartretraiteprogressive',
    'annulation',
    'Annulation de votre demande de retraite progressive',
    'ANRP',
    ['À votre demande, votre dossier de retraite progressive a été annulé.'],
  ),
}

export type NatureDocument =
  | keyof typeof pay
  | keyof typeof pension
  | keyof typeof employeur
  | keyof typeof suivi

/** Every nature of document of the demo. */
export const natures: Readonly<Record<NatureDocument, Nature>> = {
  ...pay,
  ...pension,
  ...employeur,
  ...suivi,
}
