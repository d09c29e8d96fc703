import { expect, it } from 'vitest'
import { ailleurs, type Carriere, enfants, poste, selonLeMoteur } from './testing/carriere.ts'

const carrieres: readonly Carriere[] = [
  {
    // 63 years for who is born from April to December 1965, 171 quarters (art. L. 161-17-2 and L. 161-17-3 CSS). 478 months, of which 36 at
    // 80 % (L. 11): 470.8, 157 quarters (R. 26); four for the child of 2001 (L. 12 b), one payable and one of insurance for the one
    // of 2006 (L. 12 b ter, L. 12 bis). 159 quarters and a month insured, and six: 5 2/3 are missing, hence six (L. 14 I). 75 × 162 ÷ 171 × 92.5 %.
    id: 'AM01 mère d’un enfant d’avant 2004 et d’un enfant d’après, trois ans à 80 %',
    naissance: '1965-06-15',
    depart: '2028-07-01',
    periodes: [
      poste('1988-09-01', '2007-08-31'),
      poste('2007-09-01', '2010-08-31', { quotite: 80, tempsPartiel: true }),
      poste('2010-09-01'),
    ],
    compte: { enfants: enfants(['2001-05-02', 4, 0, 'L12b'], ['2006-05-02', 0, 2, 'L12bis']) },
    attendu: {
      ouverture: '2028-07-01',
      requis: 171,
      liquidables: 162,
      assurance: [165, 30],
      decote: 6,
      surcote: 0,
      taux: 65.72,
      pension: [23_295.13, 1941.26],
    },
  },
  {
    // 63 years and 6 months for 1967, 172. A child of her studies, recruited within two years: four quarters without any interruption (L. 12 b bis).
    // 469 months: 156 quarters and a month; 11 2/3 are missing, 10 quarters and a part separate from 67: twelve against 42 months.
    id: 'AM02 mère avant le recrutement, pendant ses études',
    naissance: '1967-03-20',
    depart: '2030-10-01',
    periodes: [poste('1991-09-01')],
    compte: { enfants: enfants(['1990-02-03', 4, 0, 'L12bbis']) },
    attendu: {
      ouverture: '2030-10-01',
      requis: 172,
      liquidables: 160,
      assurance: [160, 30],
      decote: 12,
      surcote: 0,
      taux: 59.3,
      pension: [21_019.14, 1751.6],
    },
  },
  {
    // 63 years and 9 months for 1968, 172. Ten years at 50 % count for five, five at 90 % for four and a half, where the pay is 32/35 (L. 11; L. 612-5
    // CGFP is of the pay alone): 439 months of 505, 146 1/3 quarters, 146. Insured whole: 168 and a month; four are missing.
    id: 'AM03 dix ans à 50 %, cinq ans à 90 %',
    naissance: '1968-01-10',
    depart: '2031-11-01',
    periodes: [
      poste('1989-10-01', '1999-12-31'),
      poste('2000-01-01', '2009-12-31', { quotite: 50, tempsPartiel: true }),
      poste('2010-01-01', '2014-12-31', { quotite: 90, tempsPartiel: true }),
      poste('2015-01-01'),
    ],
    attendu: {
      ouverture: '2031-11-01',
      requis: 172,
      liquidables: 146,
      assurance: [168, 30],
      decote: 4,
      surcote: 0,
      taux: 60.48,
      pension: [21_436.43, 1786.37],
    },
  },
  {
    // 62 years and 9 months for 1964, 170. 109 1/3 quarters of services, 64 of another scheme: more than 170 insured, three of them
    // above; none is worked after the age. No décote, but 75 × 109 ÷ 170 only.
    id: 'AM04 polypensionné, seize ans ailleurs',
    naissance: '1964-07-25',
    depart: '2027-05-01',
    periodes: [poste('2000-01-01')],
    compte: {
      autresRegimes: ailleurs(...Array.from({ length: 16 }, (_, rang) => [1984 + rang, 4] as const)),
    },
    attendu: {
      ouverture: '2027-05-01',
      requis: 170,
      liquidables: 109,
      assurance: [173, 30],
      decote: 0,
      surcote: 0,
      taux: 48.09,
      pension: [17_044.41, 1420.37],
    },
  },
  {
    // The day before the steps of 2023: 62 years, 168; the effect of 1 September 2023 is the first of the law of 2023.
    id: 'AM05 né le 31 août 1961',
    naissance: '1961-08-31',
    depart: '2023-09-01',
    periodes: [poste('1984-09-01')],
    attendu: {
      ouverture: '2023-09-01',
      requis: 168,
      liquidables: 156,
      assurance: [156, 0],
      decote: 12,
      surcote: 0,
      taux: 59.2,
      pension: [20_981.61, 1748.47],
    },
  },
  {
    // The next day: 62 years and 3 months, 169; born on the 1st, paid from the very day of the age.
    id: 'AM06 né le 1er septembre 1961',
    naissance: '1961-09-01',
    depart: '2023-12-01',
    periodes: [poste('1984-09-01')],
    attendu: {
      ouverture: '2023-12-01',
      requis: 169,
      liquidables: 157,
      assurance: [157, 0],
      decote: 12,
      surcote: 0,
      taux: 59.22,
      pension: [20_991.16, 1749.26],
    },
  },
  {
    id: 'AM07 né au quatrième trimestre 1961',
    naissance: '1961-11-15',
    depart: '2024-03-01',
    periodes: [poste('1984-09-01')],
    attendu: {
      ouverture: '2024-03-01',
      requis: 169,
      liquidables: 158,
      assurance: [158, 0],
      decote: 11,
      surcote: 0,
      taux: 60.48,
      pension: [21_435.52, 1786.29],
    },
  },
]

it.each(carrieres.map((carriere) => [carriere.id, carriere] as const))('%s', (_, carriere) => {
  expect(selonLeMoteur(carriere)).toEqual(carriere.attendu)
})
