import { services } from '#contract/kit/services.ts'
import { centrePensions, rectorat } from '../employeurs.ts'
import { camilleDemandes } from './conversations.ts'
import { camilleEvents } from './events.ts'
import { isoe, ordinary, workDocuments } from '../ordinary.ts'
import type { Persona } from '../Persona.ts'

/**
 * The person who has everything, so that every corner of the portal can be seen: teacher, widow with a pension, and mother
 * of three who keeps the right to leave that was closed in 2012 (loi n° 2010-1330, art. 44).
 */
export const camille: Persona = {
  ...ordinary,
  nir: '269057505601260',
  prenom: 'Camille',
  nom: 'Moreau',
  dateNaissance: '1969-05-12',
  courriel: 'camille.moreau@example.org',
  iban: 'FR7699999000012611200013708',
  services,
  accesDemandeModificationCIR: true,
  accesVerificationCompte: true,
  demandesMesap: camilleDemandes,
  paie: {
    employeur: rectorat,
    corps: 'Professeur certifié',
    grade: 'Hors classe',
    echelon: '4e',
    indiceMajore: 720,
    quotite: 100,
    zoneResidence: 3,
    primes: [isoe],
    mutuelle: { libelle: 'Mutuelle de démonstration', montant: 7_420 },
    tauxImpot: 8.4,
    avancements: [
      { ilYAMois: 20, echelon: '5e', indiceMajore: 768, rappelSur: 2 },
      { ilYAMois: 0, echelon: '6e', indiceMajore: 811, rappelSur: 3 },
    ],
  },
  pension: {
    organisme: centrePensions,
    numeroPension: 'DEMO-69-001',
    pension: 59_922,
    reversion: true,
    enfants: 0,
    tranche: 'plein',
    tauxImpot: 8.4,
  },
  documents: [
    ...workDocuments(3),
    { nature: 'arrete', rythme: 'avancement' },
    { nature: 'rappel', rythme: 'avancement' },
    { nature: 'decompteIndemnites', rythme: 'dates', ilYAJours: [33, 310, 640] },
    { nature: 'attestationEmployeur', rythme: 'dates', ilYAJours: [12] },
    { nature: 'bulletinPension', rythme: 'mensuel', annees: 3 },
    { nature: 'attestationFiscalePension', rythme: 'annuel', annees: 2 },
    { nature: 'titrePension', rythme: 'avantLaPremierePension', annees: 3 },
    { nature: 'accuseReceptionDepart', rythme: 'dates', ilYAJours: [9] },
    { nature: 'recapitulatifProgressive', rythme: 'dates', ilYAJours: [70] },
    { nature: 'annulationProgressive', rythme: 'dates', ilYAJours: [2] },
  ],
  evenements: camilleEvents,
}
