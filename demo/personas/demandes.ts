import { financesPubliques, prefecture, rectorat } from './employeurs.ts'
import { answered } from './messagerie.ts'
import { atWork, ifse, isoe, ordinary, workDocuments } from './ordinary.ts'
import type { EvenementPersona, PaieDemo, Persona } from './Persona.ts'

const progressive = [
  ...atWork,
  'demandedepartretraiteprogressive',
  'suividepartretraiteprogressive',
] as const satisfies Persona['services']

const office: PaieDemo = {
  employeur: prefecture,
  corps: 'Secrétaire administratif',
  grade: 'Classe supérieure',
  echelon: '12e',
  indiceMajore: 539,
  quotite: 80,
  zoneResidence: 3,
  primes: [ifse(39_000)],
  tauxImpot: 5.3,
}

const received: EvenementPersona = {
  service: 'suividepartretraiteprogressive',
  actionIhm: 'ouvrirDocument',
  libelle1: 'Demande reçue par le Service des Retraites de l’État',
  document: { nature: 'recapitulatifProgressive', rang: 0 },
  lu: true,
}

const cancelled: EvenementPersona = {
  service: 'suividepartretraiteprogressive',
  actionIhm: 'ouvrirDocument',
  libelle1: 'Dossier annulé par le Service des Retraites de l’État.',
  document: { nature: 'annulationProgressive', rang: 0 },
  lu: false,
}

/** Progressive request under way: the employer's document has just been sent. */
export const helene: Persona = {
  ...ordinary,
  nir: '265095935006131',
  prenom: 'Hélène',
  nom: 'Roux',
  dateNaissance: '1965-09-05',
  courriel: 'helene.roux@example.org',
  iban: 'FR7699999000012611200109641',
  services: progressive,
  paie: {
    ...office,
    employeur: rectorat,
    corps: 'Professeur des écoles',
    grade: 'Hors classe',
    echelon: '6e',
    indiceMajore: 811,
    primes: [{ ...isoe, libelle: 'ISAE' }],
  },
  documents: [
    ...workDocuments(2),
    { nature: 'recapitulatifProgressive', rythme: 'dates', ilYAJours: [34] },
    { nature: 'documentEmployeurProgressive', rythme: 'dates', ilYAJours: [6] },
  ],
  evenements: [
    {
      service: 'suividepartretraiteprogressive',
      actionIhm: 'SUIVI_RETRAITE_PROGRESSIVE',
      libelle1: 'Démarrage du traitement de votre demande.',
      ilYAJours: 3,
      lu: false,
    },
    {
      service: 'suividepartretraiteprogressive',
      actionIhm: 'ouvrirDocument',
      libelle1: 'Le document de votre employeur est disponible',
      document: { nature: 'documentEmployeurProgressive', rang: 0 },
      lu: false,
    },
    received,
  ],
}

/** Progressive request cancelled five days ago: its follow-up is still open. */
export const luc: Persona = {
  ...ordinary,
  nir: '165045935006297',
  prenom: 'Luc',
  nom: 'Fabre',
  dateNaissance: '1965-04-27',
  courriel: 'luc.fabre@example.org',
  iban: 'FR7699999000012611200123318',
  services: progressive,
  paie: office,
  documents: [
    ...workDocuments(2),
    { nature: 'recapitulatifProgressive', rythme: 'dates', ilYAJours: [48] },
    { nature: 'annulationProgressive', rythme: 'dates', ilYAJours: [5] },
  ],
  evenements: [cancelled, received],
}

/** Progressive request cancelled eight days ago: its follow-up is closed since yesterday. */
export const odile: Persona = {
  ...ordinary,
  nir: '265055935006362',
  prenom: 'Odile',
  nom: 'Renard',
  dateNaissance: '1965-05-16',
  courriel: 'odile.renard@example.org',
  iban: 'FR7699999000012611200137092',
  services: progressive,
  paie: { ...office, employeur: financesPubliques, quotite: 100 },
  documents: [
    ...workDocuments(2),
    { nature: 'recapitulatifProgressive', rythme: 'dates', ilYAJours: [51] },
    { nature: 'annulationProgressive', rythme: 'dates', ilYAJours: [8] },
  ],
  evenements: [cancelled, received],
}

/** Departure request under way; a document is asked of him. */
export const pierre: Persona = {
  ...ordinary,
  nir: '163093306301432',
  prenom: 'Pierre',
  nom: 'Lemaire',
  dateNaissance: '1963-09-22',
  courriel: 'pierre.lemaire@example.org',
  iban: 'FR7699999000012611200150769',
  services: [...atWork, 'demandedepartretraite', 'suividepartretraite'],
  demandesMesap: [
    answered(
      'Votre demande de retraite : pièce à fournir',
      'demandedepartretraite',
      [11, 'Bonjour,\n\nMa demande de retraite est envoyée. Manque-t-il une pièce ?'],
      [
        3,
        'Bonjour,\n\nIl nous manque un relevé d’identité bancaire à votre nom. Déposez-le depuis « Suivre ma demande » : le traitement reprendra dès sa réception.\n\nLe Service des Retraites de l’État',
      ],
    ),
  ],
  paie: {
    ...office,
    employeur: financesPubliques,
    quotite: 100,
    indiceMajore: 592,
    grade: 'Classe exceptionnelle',
  },
  documents: [
    ...workDocuments(3),
    { nature: 'accuseReceptionDepart', rythme: 'dates', ilYAJours: [42] },
    { nature: 'demandePiece', rythme: 'dates', ilYAJours: [4] },
  ],
  evenements: [
    {
      service: 'suividepartretraite',
      actionIhm: 'SUIVI_RETRAITE',
      libelle1: 'Une pièce vous est demandée',
      libelle2: 'Déposez-la depuis le suivi de votre demande',
      ilYAJours: 4,
      lu: false,
    },
    {
      service: 'suividepartretraite',
      actionIhm: 'ouvrirDocument',
      libelle1: 'Demande reçue par le Service des Retraites de l’État',
      document: { nature: 'accuseReceptionDepart', rang: 0 },
      lu: true,
    },
  ],
}
