import { describe, expect, it } from 'vitest'
import type { Demande } from '../demande/demande.ts'
import { estimer } from './estimation.ts'
import { demandeNue } from './testing/demandeType.ts'
import { verifierDemande } from './verification/verifierDemande.ts'

/**
 * Requests reckoned from the articles by someone who had not read the engine: 59.0734 € a point, 16,396.19 € the reference of the
 * minimum in 2026. `pension` is per month.
 */
interface Lu {
  readonly requis: number
  readonly decote?: number
  readonly surcote?: number
  readonly taux?: number
  readonly pension?: number
}

const base: Partial<Demande> = { indiceMajore: 450 }
const parentale: Partial<Demande> = {
  dateNaissance: '1966-03-20',
  trimestresBonification: 4,
  trimestresEnfants: 4,
  trimestresHorsSurcote: 0,
  assuranceALAge: { trimestres: 177, jours: 80 },
}
const aSoixanteSept: Partial<Demande> = {
  dateNaissance: '1959-11-10',
  dateDepart: '2026-12-01',
  indiceMajore: 366,
  trimestresAssurance: 150,
}
const rachete = (
  option: number,
  trimestresLiquidables: number,
  trimestresAssurance: number,
): Partial<Demande> => ({
  dateNaissance: '1966-07-10',
  dateDepart: '2029-11-01',
  trimestresLiquidables,
  trimestresAssurance,
  rachat: { dateDemande: '2026-12-01', trimestres: 4, option, compte: true },
})
const handicape: Partial<Demande> = {
  motif: 5,
  dateNaissance: '1970-03-01',
  dateDepart: '2027-04-01',
  indiceMajore: 480,
  trimestresLiquidables: 120,
  trimestresAssurance: 130,
  trimestresHandicap: 92,
}
const troisEnfants: Partial<Demande> = {
  enfants: 3,
  trimestresBonification: 12,
  trimestresParArticle: [{ article: 'L12b', trimestres: 12 }],
}

const cas: readonly (readonly [id: string, Partial<Demande>, Lu])[] = [
  [
    // 60 years and 8 months on 10 August 2026; 171 quarters of the generation; 75 × 160 ÷ 171.
    'LU01 carrière longue, née en décembre 1965 (art. D. 16-1, D. 351-1-1 CSS)',
    {
      motif: 3,
      dateNaissance: '1965-12-10',
      dateDepart: '2026-09-01',
      debutAvant: 20,
      trimestresLiquidables: 160,
      trimestresAssurance: 174,
      trimestresCotises: 171,
    },
    { requis: 171, taux: 70.18 },
  ],
  [
    // 75 × 152 ÷ 170 × (1 − 5 × 1.25 %) × 26,583.03 × 1.10 ÷ 12.
    'LU02 mère de trois enfants nés avant 2004 (art. L. 12 b, L. 14 I, L. 18)',
    {
      ...troisEnfants,
      dateNaissance: '1964-02-10',
      dateDepart: '2026-12-01',
      trimestresLiquidables: 152,
      trimestresAssurance: 165,
    },
    { requis: 170, decote: 5, taux: 62.87, pension: 1531.94 },
  ],
  [
    // Two quarters more from 1 July 2029 on; 75 × 174 ÷ 172 × 1.075.
    'LU03 surcote parentale, six mois après (art. L. 14 III à V)',
    { ...parentale, dateDepart: '2030-01-01', trimestresLiquidables: 174, trimestresAssurance: 180 },
    { requis: 172, surcote: 6, taux: 81.56 },
  ],
  [
    // 52 years and 9 months; 17 quarters to 57; 75 × 140 ÷ 170 × (1 − 17 × 1.25 %).
    'LU04 super-actif, avec un cinquième (décret n° 2026-344, art. L. 14 bis)',
    {
      categorie: 'superactive',
      dateNaissance: '1975-02-10',
      dateDepart: '2027-12-01',
      indiceMajore: 500,
      trimestresLiquidables: 140,
      trimestresAssurance: 140,
      trimestresBonification: 20,
      trimestresParArticle: [{ article: 'L12h', trimestres: 20 }],
    },
    { requis: 170, decote: 17, taux: 48.64, pension: 1197.21 },
  ],
  [
    // 57.5 % + 1.5 × 2.5 % of the reference.
    'LU05 minimum garanti, seize ans et demi (art. L. 17 b)',
    { ...aSoixanteSept, trimestresLiquidables: 66 },
    { requis: 167, pension: 836.89 },
  ],
  [
    // 10 ÷ 41.75 of the reference.
    'LU06 minimum garanti, dix ans (art. L. 17 c)',
    { ...aSoixanteSept, trimestresLiquidables: 40 },
    { requis: 167, pension: 327.27 },
  ],
  [
    // A month before 67 the minimum is closed: 75 × 40 ÷ 167 × (1 − 1.25 %) of 21,620.86.
    'LU07 le même, un mois avant 67 ans (art. L. 14 I, L. 17)',
    { ...aSoixanteSept, dateDepart: '2026-11-01', trimestresLiquidables: 40 },
    { requis: 167, decote: 1, pension: 319.62 },
  ],
  [
    // 52 quarters missing, 52 to the age: twenty at most.
    'LU08 décote plafonnée, parent de trois enfants à 54 ans (art. L. 14 I, loi n° 2010-1330, art. 44)',
    {
      ...troisEnfants,
      motif: 2,
      dateNaissance: '1972-01-15',
      dateDepart: '2026-12-01',
      indiceMajore: 480,
      trimestresLiquidables: 120,
      trimestresAssurance: 120,
    },
    { requis: 172, decote: 20, taux: 39.24, pension: 1020.05 },
  ],
  [
    'LU09 études rachetées, durée (art. L. 9 bis, L. 13)',
    rachete(1, 154, 160),
    { requis: 172, decote: 12, taux: 57.08 },
  ],
  [
    'LU10 études rachetées, taux (art. L. 9 bis, L. 14)',
    rachete(2, 150, 164),
    { requis: 172, decote: 8, taux: 58.87 },
  ],
  ['LU11 études rachetées, les deux', rachete(3, 154, 164), { requis: 172, decote: 8, taux: 60.44 }],
  [
    // 171 − 80 = 91, 92 here; a third of 92 ÷ 120 is 25.56 %, 26 %; 28,355.23 × 75 × 120 ÷ 172 % × 1.26.
    'LU12 handicap à 57 ans (art. R. 37 bis, R. 33 bis)',
    handicape,
    { requis: 171, pension: 1567 },
  ],
  [
    // 168 of services count, 12 more: 80 % at most; 190 − 12 − 168 = 10 of surcote; 80 × 1.125.
    'LU13 dépaysement, hors de la surcote (art. L. 12 a, L. 14 III)',
    {
      dateNaissance: '1961-03-10',
      dateDepart: '2028-04-01',
      indiceMajore: 600,
      trimestresLiquidables: 182,
      trimestresAssurance: 190,
      trimestresBonification: 12,
      trimestresParArticle: [{ article: 'L12a', trimestres: 12 }],
    },
    { requis: 168, surcote: 10, taux: 90, pension: 2658.3 },
  ],
  [
    // The right opens in 2026, before 60: 170. 57.5 % of the reference; 4,267 € with 20 quarters of décote is less.
    'LU14 parent d’un enfant invalide, quinze ans (art. L. 24 I 3°, L. 17)',
    {
      motif: 4,
      dateNaissance: '1970-06-10',
      dateDepart: '2026-12-01',
      indiceMajore: 366,
      trimestresLiquidables: 60,
      trimestresAssurance: 90,
      enfants: 1,
    },
    { requis: 170, decote: 20, pension: 785.65 },
  ],
]

it.each(cas)('%s', (_, faits, lu) => {
  const demande: Demande = { ...demandeNue, ...base, ...faits }
  expect(verifierDemande(demande)).toEqual([])
  const { trimestresRequis, decote, surcote, taux, pensionBruteMensuelle } = estimer(demande)
  expect({
    requis: trimestresRequis,
    decote: decote.trimestres,
    surcote: surcote.trimestres,
    ...(lu.taux !== undefined && { taux }),
    ...(lu.pension !== undefined && { pension: pensionBruteMensuelle }),
  }).toEqual({ decote: 0, surcote: 0, ...lu })
})

describe('a step short of them', () => {
  it.each([
    [
      'LU01 under the calendar of 2023: 60 years and 9 months',
      { ...cas[0]?.[1], trimestresCotises: 172, regle: 'calendrier2023' },
      'LONGUE_CARRIERE_AGE',
    ],
    ['LU01 with 170 contributed', { ...cas[0]?.[1], trimestresCotises: 170 }, 'LONGUE_CARRIERE_TRIMESTRES'],
    ['LU12 with 90 quarters', { ...handicape, trimestresHandicap: 90 }, 'HANDICAP_TRIMESTRES'],
    ['LU14 with 59 quarters', { ...cas.at(-1)?.[1], trimestresLiquidables: 59 }, 'MOTIF_QUINZE_ANS'],
  ] as const)('%s', (_, faits, motif) => {
    const demande: Demande = { ...demandeNue, ...base, ...faits }
    expect(verifierDemande(demande).map((faute) => faute.motif)).toEqual([motif])
  })
})
