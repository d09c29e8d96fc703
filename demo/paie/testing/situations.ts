import fc from 'fast-check'
import type { PensionSituation } from '../pensionSlip.ts'
import type { PaySituation } from '../situation.ts'

/** A teacher, full time, with everything a payslip may show; for tests. */
export const teacher: PaySituation = {
  employeur: {
    nom: 'Ministère de l’Éducation nationale',
    service: 'Rectorat de l’académie de Lyon',
    adresse: ['1 place de l’Exemple', '69000 Lyon'],
  },
  nom: 'Moreau',
  prenom: 'Camille',
  nir: '269057505601260',
  corps: 'Professeurs certifiés',
  grade: 'Professeur certifié hors classe',
  echelon: '5',
  indiceMajore: 768,
  quotite: 100,
  zoneResidence: 1,
  enfants: 2,
  primes: [{ code: '200205', libelle: 'Indemnité de suivi et d’orientation', montant: 21_250 }],
  mutuelle: { libelle: 'Mutuelle (adhésion individuelle)', montant: 8_450 },
  tauxImpot: 7.2,
}

/** A pensioner with three children, at the full rate of the CSG; for tests. */
export const pensioner: PensionSituation = {
  organisme: { nom: 'Service des Retraites de l’État', service: 'Centre de gestion des retraites' },
  nom: 'Petit',
  prenom: 'Jeanne',
  nir: '258103155500893',
  numeroPension: 'B 19 024687 D',
  pension: 200_000,
  enfants: 3,
  tranche: 'plein',
  tauxImpot: 4.1,
}

/** Any month for which payslips can be made, up to 2027. */
export const anyPeriode: fc.Arbitrary<string> = fc
  .tuple(fc.integer({ min: 2014, max: 2027 }), fc.integer({ min: 1, max: 12 }))
  .map(([year, month]) => `${year}-${String(month).padStart(2, '0')}`)

/** Any plausible situation: from the minimum index at half time to the top of the scale with large bonuses. */
export const anySituation: fc.Arbitrary<PaySituation> = fc
  .record({
    indiceMajore: fc.integer({ min: 366, max: 1178 }),
    quotite: fc.constantFrom(50, 60, 70, 80, 90, 100),
    zoneResidence: fc.constantFrom(1, 2, 3),
    enfants: fc.integer({ min: 0, max: 7 }),
    primes: fc.array(
      fc.record({
        code: fc.constant('200205'),
        libelle: fc.constant('Prime'),
        montant: fc.integer({ min: 1, max: 300_000 }),
      }),
      { maxLength: 3 },
    ),
    tauxImpot: fc.integer({ min: 0, max: 430 }).map((tenths) => tenths / 10),
  })
  .map((drawn): PaySituation => Object.assign({}, teacher, drawn))
