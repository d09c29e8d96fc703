import { expect, it } from 'vitest'
import { estimer } from '#rules/retraite/estimation/estimation.ts'
import { demandeNue } from '#rules/retraite/estimation/testing/demandeType.ts'
import { type Carriere, poste, selonLeMoteur } from './testing/carriere.ts'

/**
 * Born on 10 November 1959: 67 years on 10 November 2026, no décote whatever the insurance (L. 14 bis), and the minimum open (L. 17). 167 quarters. Index
 * 366: 21,620.86 € a year; the reference is 16,396.19 € in 2026.
 */
const auMinimum = (
  id: string,
  [debut, liquidables]: readonly [Carriere['depart'], number],
  taux: number,
  pension: readonly [number, number],
): Carriere => ({
  id,
  naissance: '1959-11-10',
  depart: '2026-12-01',
  periodes: [poste(debut, undefined, { indiceMajore: 366 })],
  suppose: { indiceMajore: 366 },
  attendu: {
    ouverture: '2021-12-01',
    requis: 167,
    liquidables,
    assurance: [liquidables, 0],
    decote: 0,
    surcote: 0,
    taux,
    pension,
    minimum: true,
  },
})

const carrieres: readonly Carriere[] = [
  // L. 17 c: 16,396.19 × 14 ÷ 41.75.
  auMinimum('AM22 minimum garanti, quatorze ans', ['2012-12-01', 56], 25.15, [5498.12, 458.18]),
  // L. 17 b: 57.5 %, then 2.5 points a year until thirty.
  auMinimum('AM23 minimum garanti, quinze ans', ['2011-12-01', 60], 26.95, [9427.81, 785.65]),
  auMinimum('AM24 minimum garanti, vingt-neuf ans', ['1997-12-01', 116], 52.1, [15_166.48, 1263.87]),
  auMinimum('AM25 minimum garanti, trente ans', ['1996-12-01', 120], 53.89, [15_576.38, 1298.03]),
  {
    // R. 37 bis: at 56, 172 − 70 = 102 quarters contributed while disabled; 110 here. The right opens in 2026, before 60: 170. 75 × 121 ÷ 170, no
    // décote (L. 14 I); R. 33 bis: a third of 110 ÷ 121, 0.303, rounded to 0.30: × 1.30, below 75 % of the salary.
    id: 'AM26 fonctionnaire handicapé à 80 %',
    naissance: '1970-04-02',
    depart: '2026-12-01',
    periodes: [poste('1996-09-01')],
    suppose: { motif: 5, trimestresHandicap: 110 },
    attendu: {
      ouverture: '2034-05-01',
      requis: 170,
      liquidables: 121,
      assurance: [121, 0],
      decote: 0,
      surcote: 0,
      taux: 53.38,
      pension: [24_597.12, 2049.76],
    },
  },
  {
    // Four quarters of art. L. 12 ter, insurance only, and no décote from 65 on (loi n° 2010-1330, art. 28), 18 June 2026. 127 quarters and two
    // months of services: 128 payable; 131 and two months insured.
    id: 'AM27 aidant d’un enfant handicapé, à 65 ans',
    naissance: '1961-06-18',
    depart: '2026-12-01',
    periodes: [poste('1995-01-01')],
    compte: {
      bonifications: [{ bonificationId: 'b', libelle: 'Enfant handicapé', trimestres: 4, article: 'L12ter' }],
    },
    attendu: {
      ouverture: '2023-07-01',
      requis: 168,
      liquidables: 128,
      assurance: [131, 60],
      decote: 0,
      surcote: 0,
      taux: 57.14,
      pension: [20_253.74, 1687.81],
    },
  },
  {
    // After a progressive pension at 60 % from December 2026 on: 459 months and 33 at 60 %, 478.8, 160 quarters (D. 37-1); insured whole, 164;
    // eight missing, fifteen to 67.
    id: 'AM28 pension complète après la progressive',
    naissance: '1966-05-20',
    depart: '2029-09-01',
    periodes: [
      poste('1988-09-01', '2026-11-30'),
      poste('2026-12-01', undefined, { quotite: 60, tempsPartiel: true }),
    ],
    attendu: {
      ouverture: '2029-09-01',
      requis: 172,
      liquidables: 160,
      assurance: [164, 0],
      decote: 8,
      surcote: 0,
      taux: 62.79,
      pension: [22_255.56, 1854.63],
    },
  },
]

it.each(carrieres.map((carriere) => [carriere.id, carriere] as const))('%s', (_, carriere) => {
  expect(selonLeMoteur(carriere)).toEqual(carriere.attendu)
})

/**
 * L. 89 bis, D. 37-1: at 60, with 150 quarters at least, the rights of the day and the décote of the day: 153 for 172, nineteen missing, 26 to
 * 67. 75 × 153 ÷ 172 × 76.25 % of 35,444.04 €, the twelfth of which is 1,502.54 €: 40 % of it for who works 60 %.
 */
it('AM29 pension partielle à 60 %, dès 60 ans', () => {
  const { decote, pensionBruteMensuelle, progressive } = estimer({
    ...demandeNue,
    dateNaissance: '1966-05-20',
    dateDepart: '2026-12-01',
    trimestresLiquidables: 153,
    trimestresAssurance: 153,
    progressive: { quotite: 60 },
  })
  expect([decote.trimestres, pensionBruteMensuelle]).toEqual([19, 1502.54])
  expect(progressive).toMatchObject({ fraction: 40, pensionPartielleMensuelle: 601.02 })
})
