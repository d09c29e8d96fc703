import { prefecture, rectorat, tribunal } from './employeurs.ts'
import { answered } from './messagerie.ts'
import { atWork, ifse, isoe, ordinary, workDocuments } from './ordinary.ts'
import type { Persona } from './Persona.ts'

/** Born in Corse-du-Sud; may read, not write: messaging is granted, and yet not offered. */
export const ange: Persona = {
  ...ordinary,
  nir: '164062A00401545',
  prenom: 'Ange',
  nom: 'Santoni',
  dateNaissance: '1964-06-02',
  courriel: 'ange.santoni@example.org',
  iban: 'FR7699999000012611200082287',
  lectureSeule: true,
  services: [...atWork, 'demandedepartretraite'],
  demandesMesap: [
    answered(
      'Votre question sur votre départ',
      'demandedepartretraite',
      [20, 'Bonjour,\n\nCombien de temps à l’avance dois-je demander ma retraite ?'],
      [
        6,
        'Bonjour,\n\nDéposez votre demande au moins six mois avant la date que vous souhaitez.\n\nLe Service des Retraites de l’État',
      ],
    ),
  ],
  paie: {
    employeur: prefecture,
    corps: 'Attaché d’administration',
    grade: 'Attaché principal',
    echelon: '8e',
    indiceMajore: 768,
    quotite: 100,
    zoneResidence: 3,
    primes: [ifse(88_000)],
    tauxImpot: 11.3,
  },
  documents: workDocuments(2),
  evenements: [
    {
      service: 'remuneration',
      actionIhm: 'ouvrirDocument',
      libelle1: 'Nouveau bulletin de paie',
      document: { nature: 'bulletinPaie', rang: 0 },
      lu: false,
    },
    {
      service: 'retraite',
      actionIhm: 'DEMANDE_DEPART_RETRAITE',
      libelle1: 'Vous pouvez demander votre retraite',
      ilYAJours: 20,
      lu: false,
    },
  ],
}

/** Born in Haute-Corse; identity never confirmed: nothing of the register shows until her IBAN is. */
export const marie: Persona = {
  ...ordinary,
  nir: '270112B03301109',
  prenom: 'Marie',
  nom: 'Colonna',
  dateNaissance: '1970-11-19',
  courriel: 'marie.colonna@example.org',
  iban: 'FR7630006000011234567890189',
  etat: 'AFFIRME',
  services: [],
  servicesApresConfirmation: atWork,
  paie: {
    employeur: tribunal,
    corps: 'Adjoint administratif',
    grade: 'Principal de 1re classe',
    echelon: '10e',
    indiceMajore: 478,
    quotite: 100,
    zoneResidence: 3,
    primes: [ifse(26_000)],
    tauxImpot: 2.9,
  },
  documents: workDocuments(2),
  evenements: [
    {
      service: 'identite',
      actionIhm: 'CONFIRMER_IDENTITE',
      libelle1: 'Confirmez votre identité',
      libelle2: 'Quatre chiffres de votre IBAN vous seront demandés',
      ilYAJours: 12,
      lu: false,
    },
  ],
}

/**
 * His NIR is put right at sign-in. The new one keeps sex, birth and place; the order number of the register goes from
 * 033 to 047, and the key follows: 97 − (1701292012047 mod 97) = 29.
 */
export const noel: Persona = {
  ...ordinary,
  nir: '170129201203343',
  nouveauNir: '170129201204729',
  prenom: 'Noël',
  nom: 'Girard',
  dateNaissance: '1970-12-25',
  courriel: 'noel.girard@example.org',
  accesVerificationCompte: true,
  iban: 'FR7699999000012611200095964',
  services: atWork,
  paie: {
    employeur: rectorat,
    corps: 'Professeur des écoles',
    grade: 'Classe normale',
    echelon: '11e',
    indiceMajore: 678,
    quotite: 100,
    zoneResidence: 3,
    primes: [{ ...isoe, libelle: 'ISAE' }],
    tauxImpot: 4.3,
  },
  documents: workDocuments(2),
  evenements: [
    {
      service: 'compteindividuelretraite',
      actionIhm: 'securiserCompte',
      libelle1: 'Validez les informations de votre compte',
      ilYAJours: 18,
      lu: false,
    },
  ],
}

/** Signs in with FranceConnect as well. */
export const sylvie: Persona = {
  ...ordinary,
  nir: '262087511205586',
  prenom: 'Sylvie',
  nom: 'Blanc',
  dateNaissance: '1962-08-30',
  courriel: 'sylvie.blanc@example.org',
  iban: 'FR7699999000012611200178123',
  franceConnect: true,
  services: [...atWork, 'demandedepartretraite', 'demandedepartretraiteprogressive'],
  paie: {
    employeur: prefecture,
    corps: 'Attaché d’administration',
    grade: 'Attaché',
    echelon: '11e',
    indiceMajore: 678,
    quotite: 90,
    zoneResidence: 1,
    primes: [ifse(69_000)],
    tauxImpot: 9.9,
  },
  documents: workDocuments(2),
  evenements: [
    {
      service: 'retraite',
      actionIhm: 'lienDemandeDepartRetraite',
      libelle1: 'Vous pouvez demander votre retraite',
      ilYAJours: 14,
      lu: false,
    },
  ],
}

/** Known to her employer, without an account: she has it to create. */
export const nadia: Persona = {
  ...ordinary,
  nir: '288064410907773',
  prenom: 'Nadia',
  nom: 'Cherif',
  dateNaissance: '1988-06-11',
  courriel: 'nadia.cherif@example.org',
  iban: 'FR1420041010050500013M02606',
  etat: 'registre',
  services: [],
  servicesApresConfirmation: atWork,
  paie: {
    employeur: rectorat,
    corps: 'Professeur certifié',
    grade: 'Classe normale',
    echelon: '7e',
    indiceMajore: 524,
    quotite: 100,
    zoneResidence: 3,
    enfants: 1,
    primes: [isoe],
    tauxImpot: 3.8,
  },
  documents: workDocuments(2),
  evenements: [],
}
