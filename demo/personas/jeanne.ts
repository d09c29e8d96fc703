import { centrePensions } from './employeurs.ts'
import { ordinary } from './ordinary.ts'
import type { Persona } from './Persona.ts'

/** Pensioner: no pay, no employer, no retirement to prepare. */
export const jeanne: Persona = {
  ...ordinary,
  nir: '258103155500893',
  prenom: 'Jeanne',
  nom: 'Petit',
  dateNaissance: '1958-10-03',
  courriel: 'jeanne.petit@example.org',
  courrielSecondaire: 'jeanne.petit@example.net',
  iban: 'FR7699999000012611200068513',
  services: ['mesap', 'pension'],
  cir: false,
  pension: {
    organisme: centrePensions,
    numeroPension: 'DEMO-58-001',
    pension: 182_640,
    enfants: 3,
    tranche: 'median',
    tauxImpot: 3.5,
  },
  documents: [
    { nature: 'bulletinPension', rythme: 'mensuel', annees: 4 },
    { nature: 'attestationFiscalePension', rythme: 'annuel', annees: 3 },
    { nature: 'titrePension', rythme: 'avantLaPremierePension', annees: 4 },
  ],
  evenements: [
    {
      service: 'remunerationpension',
      actionIhm: 'ouvrirDocument',
      libelle1: 'Nouveau bulletin de pension',
      document: { nature: 'bulletinPension', rang: 0 },
      lu: false,
    },
    {
      service: 'remunerationpension',
      actionIhm: 'ouvrirDocument',
      libelle1: 'Votre attestation fiscale',
      document: { nature: 'attestationFiscalePension', rang: 0 },
      lu: false,
    },
    {
      service: 'titrepension',
      actionIhm: 'ouvrirDocument',
      libelle1: 'Votre titre de pension',
      document: { nature: 'titrePension', rang: 0 },
      lu: true,
    },
  ],
}
