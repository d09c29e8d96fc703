import { financesPubliques } from './employeurs.ts'
import { atWork, ifse, ordinary } from './ordinary.ts'
import type { Persona } from './Persona.ts'

/** A large account: twelve years of sixty pay documents, for he travels much. */
export const thomas: Persona = {
  ...ordinary,
  nir: '174067401002514',
  prenom: 'Thomas',
  nom: 'Garnier',
  dateNaissance: '1974-06-17',
  courriel: 'thomas.garnier@example.org',
  iban: 'FR7699999000012611200164446',
  services: atWork,
  paie: {
    employeur: financesPubliques,
    corps: 'Inspecteur des finances publiques',
    grade: 'Inspecteur',
    echelon: '7e',
    indiceMajore: 524,
    quotite: 100,
    zoneResidence: 1,
    primes: [ifse(72_000)],
    tauxImpot: 9.2,
    avancements: [
      { ilYAMois: 98, echelon: '8e', indiceMajore: 562, rappelSur: 2 },
      { ilYAMois: 62, echelon: '9e', indiceMajore: 595, rappelSur: 1 },
      { ilYAMois: 26, echelon: '10e', indiceMajore: 634, rappelSur: 4 },
    ],
  },
  documents: [
    { nature: 'bulletinPaie', rythme: 'mensuel', annees: 12 },
    { nature: 'attestationFiscale', rythme: 'annuel', annees: 12 },
    { nature: 'rappel', rythme: 'avancement' },
    { nature: 'decompteIndemnites', rythme: 'complement', annees: 12, parAn: 60 },
  ],
  evenements: [
    {
      service: 'remuneration',
      actionIhm: 'ouvrirDocument',
      libelle1: 'Nouveau bulletin de paie',
      document: { nature: 'bulletinPaie', rang: 0 },
      lu: false,
    },
    {
      service: 'remuneration',
      actionIhm: 'ouvrirDocument',
      libelle1: 'Nouveau décompte d’indemnités',
      document: { nature: 'decompteIndemnites', rang: 0 },
      lu: false,
    },
  ],
}
