import { expect, it } from 'vitest'
import { type Carriere, enfants, poste, selonLeMoteur } from './testing/carriere.ts'

const carrieres: readonly Carriere[] = [
  {
    // Loi n° 2025-1403, art. 105: 62 years and 9 months, 170. 494 months: 164 quarters and two months, 165 payable (R. 26); six are missing.
    id: 'AM08 génération 1964, suspension',
    naissance: '1964-01-15',
    depart: '2026-11-01',
    periodes: [poste('1985-09-01')],
    attendu: {
      ouverture: '2026-11-01',
      requis: 170,
      liquidables: 165,
      assurance: [164, 60],
      decote: 6,
      surcote: 0,
      taux: 67.33,
      pension: [23_866.09, 1988.84],
    },
  },
  {
    // The same under the calendar of 2023: 63 years and 171, three months later.
    id: 'AM09 génération 1964, calendrier de 2023',
    naissance: '1964-01-15',
    depart: '2027-02-01',
    periodes: [poste('1985-09-01')],
    suppose: { regle: 'calendrier2023' },
    attendu: {
      ouverture: '2027-02-01',
      requis: 171,
      liquidables: 166,
      assurance: [165, 60],
      decote: 6,
      surcote: 0,
      taux: 67.35,
      pension: [23_870.32, 1989.19],
    },
  },
  {
    // 62 years and 9 months on 15 November 2025, hence from 1 December: fourteen months are four whole quarters (L. 14 III). 173 quarters and
    // two months insured for 170: three whole ones above. The fewer: three, 75 % × 103.75 %.
    id: 'AM10 surcote bornée par la durée, génération 1963',
    naissance: '1963-02-15',
    depart: '2027-02-01',
    periodes: [poste('1983-09-01')],
    attendu: {
      ouverture: '2025-12-01',
      requis: 170,
      liquidables: 174,
      assurance: [173, 60],
      decote: 0,
      surcote: 3,
      taux: 77.81,
      pension: [27_579.89, 2298.32],
    },
  },
  {
    // Legal age of 63 years and 3 months, a quarter granted for a child: the four quarters of the year before the age (L. 14 IV). 172 of services
    // and one payable quarter for the child: 75 × 173 ÷ 172 (L. 12, the bonification alone goes beyond 75 %), × 105 %.
    id: 'AM11 surcote parentale seule, à l’âge légal',
    naissance: '1966-06-20',
    depart: '2029-10-01',
    periodes: [poste('1985-01-01')],
    compte: { enfants: enfants(['2006-03-04', 0, 2, 'L12bis']) },
    attendu: {
      ouverture: '2029-10-01',
      requis: 172,
      liquidables: 180,
      assurance: [181, 0],
      decote: 0,
      surcote: 4,
      taux: 79.21,
      pension: [28_074.46, 2339.54],
    },
  },
  {
    // Six months later: two ordinary quarters beside the four parental ones, none counted twice (L. 14 V).
    id: 'AM12 surcote parentale, puis ordinaire',
    naissance: '1966-06-20',
    depart: '2030-04-01',
    periodes: [poste('1985-01-01')],
    compte: { enfants: enfants(['2006-03-04', 0, 2, 'L12bis']) },
    attendu: {
      ouverture: '2029-10-01',
      requis: 172,
      liquidables: 182,
      assurance: [183, 0],
      decote: 0,
      surcote: 6,
      taux: 81.09,
      pension: [28_742.9, 2395.24],
    },
  },
  {
    // Three years of parental leave until the child of 2005 is three are services and insurance (L. 9 1°, R. 9). 158 1/3 quarters; 14 are
    // missing. Three children raised: 10 % more (L. 18).
    id: 'AM13 congé parental après 2004, trois enfants élevés',
    naissance: '1966-12-05',
    depart: '2030-04-01',
    periodes: [
      poste('1990-09-01', '2005-02-28'),
      poste('2005-03-01', '2008-02-29', { position: 'congeparental' }),
      poste('2008-03-01'),
    ],
    compte: { enfants: enfants(['2000-01-02'], ['2002-01-02'], ['2005-03-01']) },
    suppose: { enfants: 3 },
    attendu: {
      ouverture: '2030-04-01',
      requis: 172,
      liquidables: 158,
      assurance: [158, 30],
      decote: 14,
      surcote: 0,
      taux: 56.84,
      pension: [22_160.51, 1846.71],
    },
  },
]

it.each(carrieres.map((carriere) => [carriere.id, carriere] as const))('%s', (_, carriere) => {
  expect(selonLeMoteur(carriere)).toEqual(carriere.attendu)
})
