import { expect, it } from 'vitest'
import { ailleurs, type Carriere, enfants, poste, selonLeMoteur } from './testing/carriere.ts'

const LONGUE = { motif: 3 } as const
const actif = { categorie: 'active' } as const
const superactif = { categorie: 'superactive' } as const

const carrieres: readonly Carriere[] = [
  {
    // D. 16-1: 60 years for who began before 18, seven quarters at the end of 1984 (D. 16-2 asks for five). 168 + 7 contributed for 172. At 60 on
    // 10 February 2026, 172 only in April: the generation’s. No décote (L. 25 bis), no surcote before 63 years and 3 months.
    id: 'AM14 carrière longue avant 18 ans',
    naissance: '1966-02-10',
    depart: '2027-01-01',
    periodes: [poste('1985-01-01')],
    compte: { autresRegimes: ailleurs([1983, 3], [1984, 4]) },
    suppose: LONGUE,
    attendu: {
      ouverture: '2029-06-01',
      requis: 172,
      liquidables: 168,
      assurance: [175, 0],
      decote: 0,
      surcote: 0,
      taux: 73.26,
      pension: [25_964.82, 2163.74],
    },
  },
  {
    // 58 years for who began before 16; 172 contributed in the summer of 2025, before 60: the 170 of the year of the opening (décret n° 2023-435,
    // art. 13 II C). 171 payable quarters stop at 75 % (L. 13).
    id: 'AM15 carrière longue avant 16 ans, droit ouvert en 2025',
    naissance: '1967-03-05',
    depart: '2026-10-01',
    periodes: [poste('1984-01-01')],
    compte: { autresRegimes: ailleurs([1982, 2], [1983, 4]) },
    suppose: LONGUE,
    attendu: {
      ouverture: '2030-10-01',
      requis: 170,
      liquidables: 171,
      assurance: [177, 0],
      decote: 0,
      surcote: 0,
      taux: 75,
      pension: [26_583.03, 2215.25],
    },
  },
  {
    // 60 years and 6 months for 1964 begun before 20 (D. 16-1 II): six quarters at the end of 1984, 170 contributed on 1 January 2026.
    id: 'AM16 carrière longue avant 20 ans',
    naissance: '1964-03-10',
    depart: '2026-12-01',
    periodes: [poste('1984-07-01')],
    compte: { autresRegimes: ailleurs([1983, 4]) },
    suppose: LONGUE,
    attendu: {
      ouverture: '2027-01-01',
      requis: 170,
      liquidables: 170,
      assurance: [173, 60],
      decote: 0,
      surcote: 0,
      taux: 75,
      pension: [26_583.03, 2215.25],
    },
  },
  {
    // 63 years for who began before 21, nine months before the 63 years and 9 months of 1968: eight quarters at the end of 1989.
    id: 'AM17 carrière longue avant 21 ans, génération 1968',
    naissance: '1968-05-15',
    depart: '2031-06-01',
    periodes: [poste('1988-01-01')],
    suppose: LONGUE,
    attendu: {
      ouverture: '2032-03-01',
      requis: 172,
      liquidables: 174,
      assurance: [173, 60],
      decote: 0,
      surcote: 0,
      taux: 75,
      pension: [26_583.03, 2215.25],
    },
  },
  {
    // 17 years of active services, kept after (L. 24 I 1°): 58 years and 171 for who is born from April to December 1970; the décote ends at 62
    // (L. 14 bis), 16 quarters on, where 27 are missing: 75 × 144 ÷ 171 × 80 %.
    id: 'AM18 dix-sept ans en catégorie active, puis sédentaire',
    naissance: '1970-05-10',
    depart: '2028-06-01',
    periodes: [poste('1992-06-01', '2009-05-31', actif), poste('2009-06-01')],
    attendu: {
      ouverture: '2028-06-01',
      requis: 171,
      liquidables: 144,
      assurance: [144, 0],
      decote: 16,
      surcote: 0,
      taux: 50.53,
      pension: [17_908.57, 1492.38],
    },
  },
  {
    // A day of thirty fewer (R. 26: the 31st is none): nothing of it. 64 years, 172, four missing.
    id: 'AM19 dix-sept ans moins un jour en catégorie active',
    naissance: '1970-05-10',
    depart: '2034-06-01',
    periodes: [poste('1992-06-01', '2009-05-29', actif), poste('2009-05-30')],
    attendu: {
      ouverture: '2034-06-01',
      requis: 172,
      liquidables: 168,
      assurance: [168, 0],
      decote: 4,
      surcote: 0,
      taux: 69.59,
      pension: [24_666.58, 2055.55],
    },
  },
  {
    // 27 years of super-active services: 53 years and 171 for who is born from April to December 1975; the décote ends at 57, 48 months on.
    id: 'AM20 super-actif',
    naissance: '1975-06-20',
    depart: '2028-07-01',
    periodes: [poste('1998-09-01', undefined, superactif)],
    compte: {
      situation: {
        dateNaissance: '1975-06-20',
        categorie: 'superactive',
        indiceMajore: 600,
        indiceDepuis: '2015-01-01',
        nbi: 0,
      },
    },
    attendu: {
      ouverture: '2028-07-01',
      requis: 171,
      liquidables: 119,
      assurance: [119, 30],
      decote: 16,
      surcote: 0,
      taux: 41.75,
      pension: [14_799.44, 1233.29],
    },
  },
  {
    // Reason 4, fifteen years: the quarters of 2026, 170 (right open before 60: loi n° 2023-270, art. 10 XXIV C). 61 are missing: twenty at most. The minimum has no condition of
    // duration (L. 17): 57.5 + 2.5 × 12.25 = 88.125 % of 16,396.19 €, above 75 × 109 ÷ 170 × 75 % of index 400.
    id: 'AM21 parent d’un enfant handicapé',
    naissance: '1975-08-12',
    depart: '2026-12-01',
    periodes: [poste('1999-09-01', undefined, { indiceMajore: 400 })],
    compte: { enfants: enfants(['2008-04-05']).map((enfant) => ({ ...enfant, handicap80: true })) },
    suppose: { motif: 4, indiceMajore: 400 },
    attendu: {
      ouverture: '2039-09-01',
      requis: 170,
      liquidables: 109,
      assurance: [109, 0],
      decote: 20,
      surcote: 0,
      taux: 36.07,
      pension: [14_449.14, 1204.1],
      minimum: true,
    },
  },
]

it.each(carrieres.map((carriere) => [carriere.id, carriere] as const))('%s', (_, carriere) => {
  expect(selonLeMoteur(carriere)).toEqual(carriere.attendu)
})
