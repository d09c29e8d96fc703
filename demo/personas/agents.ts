import { financesPubliques, prefecture, tribunal } from './employeurs.ts'
import { answered } from './messagerie.ts'
import { atWork, ifse, ordinary, workDocuments } from './ordinary.ts'
import type { EvenementPersona, Persona } from './Persona.ts'

const newPayslip: EvenementPersona = {
  service: 'remuneration',
  actionIhm: 'ouvrirDocument',
  libelle1: 'Nouveau bulletin de paie',
  document: { nature: 'bulletinPaie', rang: 0 },
  lu: false,
}

/** May leave, and has not asked yet. */
export const alain: Persona = {
  ...ordinary,
  nir: '163115935007107',
  prenom: 'Alain',
  nom: 'Mercier',
  dateNaissance: '1963-11-08',
  courriel: 'alain.mercier@example.org',
  iban: 'FR7699999000012611200027482',
  services: [...atWork, 'demandedepartretraite', 'demandedepartretraiteprogressive'],
  accesVerificationCompte: true,
  paie: {
    employeur: prefecture,
    corps: 'Secrétaire administratif',
    grade: 'Classe exceptionnelle',
    echelon: '11e',
    indiceMajore: 592,
    quotite: 100,
    zoneResidence: 3,
    primes: [ifse(48_500)],
    tauxImpot: 6.9,
  },
  documents: workDocuments(3),
  evenements: [
    newPayslip,
    {
      service: 'retraite',
      actionIhm: 'lienDemandeDepartRetraite',
      libelle1: 'Vous pouvez demander votre retraite',
      libelle2: 'Entre 18 et 6 mois avant la date que vous choisirez',
      ilYAJours: 30,
      lu: false,
    },
    {
      service: 'compteindividuelretraite',
      actionIhm: 'lienCompteIndividuelRetraite',
      libelle1: 'Vérifiez votre compte avant votre demande',
      objet: 'demandedepartretraite',
      ilYAJours: 30,
      lu: true,
    },
  ],
}

/** Pay and documents of the employer only: no simulator, and no retirement account on file. */
export const lucie: Persona = {
  ...ordinary,
  nir: '295036912304475',
  prenom: 'Lucie',
  nom: 'Bernard',
  dateNaissance: '1995-03-21',
  courriel: 'lucie.bernard@example.org',
  iban: 'FR7699999000012611200041159',
  services: ['remuneration', 'documentemployeur'],
  cir: false,
  paie: {
    employeur: financesPubliques,
    corps: 'Contrôleur des finances publiques',
    grade: '2e classe',
    echelon: '5e',
    indiceMajore: 394,
    quotite: 100,
    zoneResidence: 2,
    enfants: 1,
    primes: [ifse(31_200)],
    tauxImpot: 2.1,
  },
  documents: workDocuments(3),
  evenements: [
    newPayslip,
    {
      service: 'documentemployeur',
      actionIhm: 'ouvrirDocument',
      libelle1: 'Votre entretien professionnel',
      document: { nature: 'entretien', rang: 0 },
      lu: true,
    },
  ],
}

/** Just under the age of the simulator. */
export const karim: Persona = {
  ...ordinary,
  nir: '182071305502136',
  prenom: 'Karim',
  nom: 'Haddad',
  dateNaissance: '1982-07-14',
  courriel: 'karim.haddad@example.org',
  iban: 'FR7699999000012611200054836',
  services: atWork,
  demandesMesap: [
    answered(
      'Votre question sur votre temps partiel',
      'remuneration',
      [15, 'Bonjour,\n\nJe travaille à 80 %. Quel serait mon traitement à 90 % ?'],
      [
        4,
        'Bonjour,\n\nÀ 90 %, votre traitement et vos primes seraient payés aux trente-deux trente-cinquièmes, soit 91,4 % environ, au lieu des six septièmes, soit 85,7 % environ, à 80 %.\n\nLe service de gestion',
      ],
    ),
  ],
  paie: {
    employeur: tribunal,
    corps: 'Greffier des services judiciaires',
    grade: 'Greffier',
    echelon: '8e',
    indiceMajore: 436,
    quotite: 80,
    zoneResidence: 2,
    primes: [ifse(42_000)],
    tauxImpot: 0,
  },
  documents: workDocuments(3),
  evenements: [newPayslip],
}
