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

const pay = {
  bulletinPaie: {
    genre: 'remuneration',
    codeSousThemeGed: codeSousTheme('remuneration', 'bulletinPaie'),
    titre: 'Bulletin de paie',
    sigle: 'BP',
  },
  rappel: {
    genre: 'remuneration',
    codeSousThemeGed: codeSousTheme('remuneration', 'rappel'),
    titre: 'Rappel',
    sigle: 'RA',
  },
  decompteIndemnites: {
    genre: 'remuneration',
    codeSousThemeGed: codeSousTheme('remuneration', 'decompteIndemnites'),
    titre: 'Décompte d’indemnités',
    sigle: 'DI',
    lettre: [
      'Frais de déplacement remboursés au titre d’une mission dans le département.',
      'Le montant est versé avec la paie du mois suivant.',
    ],
  },
  attestationFiscale: {
    genre: 'remuneration',
    codeSousThemeGed: codeSousTheme('remuneration', 'attestationFiscale'),
    titre: 'Attestation fiscale',
    sigle: 'AF',
  },
} as const satisfies Record<string, Nature>

const pension = {
  bulletinPension: {
    genre: 'remunerationpension',
    codeSousThemeGed: codeSousTheme('remunerationpension', 'bulletinPension'),
    titre: 'Bulletin de pension',
    sigle: 'BPENS',
  },
  attestationFiscalePension: {
    genre: 'remunerationpension',
    codeSousThemeGed: codeSousTheme('remunerationpension', 'attestationFiscale'),
    titre: 'Attestation fiscale',
    sigle: 'AFPENS',
  },
  titrePension: {
    genre: 'titrepension',
    codeSousThemeGed: codeSousTheme('titrepension', 'titrePension'),
    titre: 'Titre de pension',
    sigle: 'TP',
  },
} as const satisfies Record<string, Nature>

const employeur = {
  arrete: {
    genre: 'documentemployeur',
    codeSousThemeGed: codeSousTheme('documentemployeur', 'arrete'),
    titre: 'Arrêté d’avancement d’échelon',
    sigle: 'ARR',
    lettre: ['L’agent est promu à l’échelon supérieur de son grade.', 'Le présent arrêté lui est notifié.'],
  },
  entretien: {
    genre: 'documentemployeur',
    codeSousThemeGed: codeSousTheme('documentemployeur', 'entretien'),
    titre: 'Compte rendu d’entretien professionnel',
    sigle: 'EP',
    lettre: [
      'Les objectifs de l’année ont été atteints.',
      'Les besoins de formation et les perspectives d’évolution ont été examinés.',
    ],
  },
  attestationEmployeur: {
    genre: 'documentemployeur',
    codeSousThemeGed: codeSousTheme('documentemployeur', 'attestationEmployeur'),
    titre: 'Attestation d’emploi',
    sigle: 'AE',
    lettre: ['L’employeur atteste que l’agent est en fonctions dans ses services à la date de ce document.'],
  },
} as const satisfies Record<string, Nature>

const suivi = {
  accuseReceptionDepart: {
    genre: 'suividepartretraite',
    codeSousThemeGed: codeSousTheme('suividepartretraite', 'accuseReception'),
    titre: 'Accusé de réception de votre demande de retraite',
    sigle: 'ARD',
    lettre: ['Votre demande de retraite a été reçue.', 'Son avancement s’affiche dans votre espace.'],
  },
  demandePiece: {
    genre: 'suividepartretraite',
    codeSousThemeGed: codeSousTheme('suividepartretraite', 'demandePiece'),
    titre: 'Demande de pièce complémentaire',
    sigle: 'DP',
    lettre: [
      'Pour étudier vos droits, un relevé d’identité bancaire à votre nom est nécessaire.',
      'Déposez-le depuis le suivi de votre demande : le traitement reprendra dès sa réception.',
    ],
  },
  recapitulatifProgressive: {
    genre: 'suividepartretraiteprogressive',
    codeSousThemeGed: codeSousTheme('suividepartretraiteprogressive', 'recapitulatif'),
    titre: 'Récapitulatif de votre demande de retraite progressive',
    sigle: 'RRP',
    lettre: ['Ce récapitulatif reprend les informations que vous avez données dans votre demande.'],
  },
  documentEmployeurProgressive: {
    genre: 'suividepartretraiteprogressive',
    codeSousThemeGed: codeSousTheme('suividepartretraiteprogressive', 'documentEmployeur'),
    titre: 'Autorisation de travail à temps partiel',
    sigle: 'ATP',
    lettre: ['L’employeur autorise le travail à temps partiel à la date demandée.'],
  },
  annulationProgressive: {
    genre: 'suividepartretraiteprogressive',
    codeSousThemeGed: codeSousTheme('suividepartretraiteprogressive', 'annulation'),
    titre: 'Annulation de votre demande de retraite progressive',
    sigle: 'ANRP',
    lettre: ['À votre demande, votre dossier de retraite progressive a été annulé.'],
  },
} as const satisfies Record<string, Nature>

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
