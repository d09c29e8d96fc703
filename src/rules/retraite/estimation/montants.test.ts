import type { CalendarDate } from '#rules/calendar/dates.ts'
import { describe, expect, it } from 'vitest'
import { arrondir } from '#rules/arrondis.ts'
import { indiceDeReference } from '../montant/indiceReference.ts'
import { douteDeLIndice, indiceDe, valeurDuPoint } from '../montant/indice.ts'
import { citer, sources } from '../exemples/source.ts'
import { pourcentageEnfants } from '../montant/majorations.ts'
import { baremeMinimum, minimumGarantiDe } from '../montant/minimumGaranti.ts'
import { prelevementsDe } from '../montant/prelevements.ts'
import { rafpDe } from '../montant/rafp.ts'
import { partiesDe } from '../regle/regle.ts'

const loi = partiesDe('2026-09-01')

describe('the index (décret n° 85-1148)', () => {
  it('has the value of the point in force', () => {
    expect(valeurDuPoint('2023-06-30')?.annuelle).toBe(58.2004)
    expect(valeurDuPoint('2023-07-01')?.annuelle).toBe(59.0734)
    expect(valeurDuPoint('1999-03-31')).toBeUndefined()
  })

  /** Monthly amounts published by 123territorial.fr (2024-04-25). */
  it.each([
    ['A1', 895, 4405.89],
    ['HEA3', 977, 4809.56],
    ['b 2', 1018, 5011.39],
    ['HEB bis 3', 1129, 5557.82],
    ['BB1', 1072, 5277.22],
    ['HE-C2', 1153, 5675.97],
    ['D2', 1231, 6059.95],
    ['E2', 1334, 6566.99],
    ['F', 1383, 6808.21],
    ['HEF', 1383, 6808.21],
    ['G', 1515, 7458.02],
  ])('%s is %i, %d € a month', (lettre, majore, mensuel) => {
    expect(indiceDe(lettre, '2026-01-01')?.majore).toBe(majore)
    expect(arrondir((majore * 59.0734) / 12)).toBeCloseTo(mensuel, 2)
  })

  it.each(['H1', 'A4', 'E3', 'A', '', 'A0', '600'])('refuses the letter %o', (lettre) => {
    expect(indiceDe(lettre, '2026-01-01')).toBeUndefined()
  })

  it('refuses letters before 2024, of which it has no table, and numbers out of bounds', () => {
    expect(indiceDe('A1', '2023-12-01')).toBeUndefined()
    expect([299, 300, 1800, 1801, 600.5, -1].map((n) => indiceDe(n, '2026-01-01')?.majore)).toEqual([
      undefined,
      300,
      1800,
      undefined,
      undefined,
      undefined,
    ])
  })
})

describe('the index that counts for the pension (art. L. 15)', () => {
  const indices = [
    { depuis: '2026-03-02', indiceMajore: 620 },
    { depuis: '2020-01-01', indiceMajore: 580 },
    { depuis: '2024-01-01', indiceMajore: 600 },
  ] as const
  it.each([
    ['2026-09-01', 600],
    ['2026-10-01', 620],
    ['2024-06-01', 580],
    ['2024-07-01', 600],
    ['2020-02-01', 580],
    ['2020-01-01', undefined],
  ] as const)('on %s: %s', (depart, indice) => {
    expect(indiceDeReference(indices, depart)).toBe(indice)
  })
})

describe('a number that may not be a majored index (décret n° 85-1148, art. 6 and 8)', () => {
  it.each([
    ['IX1 le plus bas', 366, undefined],
    ['IX2 un de moins', 365, 'BAS'],
    ['IX3 le dernier échelon chiffré (indice brut 1027)', 835, undefined],
    ['IX4 un de plus', 836, 'BRUT'],
    ['IX5 hors échelle A1', 895, undefined],
    ['IX6 indice brut 896', 896, 'BRUT'],
    ['IX7 hors échelle G', 1515, undefined],
    ['IX8 au-delà de G, comme S1 à S5 peut-être', 1516, 'BRUT'],
  ] as const)('%s : %i', (_, majore, doute) => {
    expect(douteDeLIndice(majore, '2026-12-01')?.doute).toBe(doute)
  })
})

describe('the minimum garanti (art. L. 17; amounts of 2026, Service des Retraites de l’État)', () => {
  const de = (trimestresServices: number, annee = 2026) =>
    minimumGarantiDe({ trimestresServices, trimestresRequis: 172, annee }, loi.minimumScale)

  it.each(baremeMinimum.rows.map(({ serviceYears, annual2026 }) => [serviceYears, annual2026]))(
    '%i years of services: %d € a year',
    (annees, montant) => {
      expect(arrondir(de(annees * 4)?.montant ?? 0)).toBeCloseTo(montant, 2)
    },
  )

  it('is in proportion below fifteen years, and full from forty', () => {
    expect(de(59)?.part).toBeCloseTo((100 * 59) / 172, 9)
    expect(de(60)?.part).toBe(57.5)
    expect(de(160)?.part).toBe(100)
    expect(de(200)?.part).toBe(100)
  })

  it('is indicative between two years of services, and in years of which the amount is not known', () => {
    expect(de(80)?.confirme).toBe(true)
    expect(de(81)?.confirme).toBe(false)
    expect(de(80, 9000)).toMatchObject({ confirme: false, annee: baremeMinimum.reference.at(-1)?.year })
  })
})

it.each([
  [0, 0],
  [2, 0],
  [3, 10],
  [4, 15],
  [5, 20],
  [7, 30],
  [12, 55],
])('%i children give %i %% (art. L. 18)', (enfants, pourcentage) => {
  expect(pourcentageEnfants(enfants, loi.childrenIncrease)).toBe(pourcentage)
})

describe('the additional pension (RAFP)', () => {
  const rafp = (points: number, effet: CalendarDate = '2026-07-01', naissance: CalendarDate = '1962-07-01') =>
    rafpDe({ points, naissance, effet, ageLegal: '2023-01-01' })

  it.each([
    [`64 ans, 4 448 points (${citer(sources.rafpPage2024)})`, '2024-07-01', 6606.02],
    [`64 ans, 4 448 points (${citer(sources.rafpPage2025)})`, '2025-07-01', 6870.12],
  ] as const)('publishes the same capital: %s', (_, effet, capital) => {
    const naissance = effet === '2024-07-01' ? '1960-07-01' : '1961-07-01'
    expect(arrondir(rafp(4448, effet, naissance).capital)).toBe(capital)
  })

  it('pays once below 4,900 points, in two payments to 5,124, an annuity from 5,125', () => {
    expect([4899, 4900, 5124, 5125].map((points) => rafp(points).forme)).toEqual([
      'capital',
      'fractionne',
      'fractionne',
      'rente',
    ])
    const avantAvril2024 = [4599, 4600, 4899].map((points) => rafp(points, '2024-03-01').forme)
    expect(avantAvril2024).toEqual(['capital', 'fractionne', 'fractionne'])
    expect(rafp(4899, '2024-04-01').forme).toBe('capital')
    // 15 months of annuity before April 2024 (rapport ERAFP 2022), 4 since.
    const mois = [rafp(4971, '2024-03-01'), rafp(4971, '2024-04-01')].map((un) => un.moisPremiereFraction)
    expect(mois).toEqual([15, 4])
    const { premiereFraction, capital } = rafp(5000)
    expect(premiereFraction).toBeCloseTo((5000 * 0.05671 * 1.08 * 4) / 12, 6)
    expect(capital).toBeCloseTo(5000 * 0.05671 * 1.08 * 25.57, 6)
    expect(rafp(6000).renteMensuelle).toBeCloseTo((6000 * 0.05671 * 1.08) / 12, 6)
  })

  it('waits for the legal age', () => {
    const tot = rafpDe({ points: 6000, naissance: '1964-07-15', effet: '2027-04-01', ageLegal: '2027-04-15' })
    expect(tot).toMatchObject({ forme: 'nonOuvert', capital: 0, renteMensuelle: 0, confirme: true })
    const leJour = rafpDe({
      points: 6000,
      naissance: '1964-07-01',
      effet: '2027-04-01',
      ageLegal: '2027-04-01',
    })
    expect(leJour.forme).toBe('rente')
  })

  it.each([
    ['1964-07-01', '2026-07-01', 1],
    ['1964-07-01', '2027-01-01', 1.02],
    ['1960-07-01', '2026-07-01', 1.17],
    ['1950-07-01', '2026-07-01', 1.81],
  ] as const)(
    'born on %s, paid from %s: coefficient %d, month by month between ages',
    (naissance, effet, attendu) => {
      expect(rafp(6000, effet, naissance).coefficientAge).toBe(attendu)
    },
  )
})

describe('the levies (art. L. 136-8 CSS), thresholds of 2026 for one part', () => {
  const taux = (revenuFiscalReference: number, parts = 1) =>
    prelevementsDe(2000, { revenuFiscalReference, parts }, '2026-03-01').taux.csg

  it.each([
    [13_048, 0],
    [13_049, 3.8],
    [17_057, 3.8],
    [17_058, 6.6],
    [26_471, 6.6],
    [26_472, 8.3],
  ])('a reference tax income of %i €: %d %%', (revenu, csg) => {
    expect(taux(revenu)).toBe(csg)
  })

  it('counts two half parts for one more part', () => {
    expect(taux(13_048 + 2 * 3484, 2)).toBe(0)
    expect(taux(13_048 + 2 * 3484 + 1, 2)).toBe(3.8)
  })

  it('tells the rate that the year before may keep above its threshold, and nothing below', () => {
    const gardee = (revenuFiscalReference: number) =>
      prelevementsDe(2000, { revenuFiscalReference, parts: 1 }, '2026-03-01').csgGardee
    expect([gardee(17_057), gardee(17_058), gardee(30_000)]).toEqual([undefined, 3.8, 3.8])
  })

  it('takes CSG, CRDS and CASA off the month', () => {
    expect(prelevementsDe(2000, { revenuFiscalReference: 30_000, parts: 1 }, '2026-03-01')).toMatchObject({
      csg: 166,
      crds: 10,
      casa: 6,
      pensionNetteMensuelle: 1818,
      confirme: true,
    })
  })

  it('is indicative after the last thresholds known', () => {
    expect(prelevementsDe(2000, { revenuFiscalReference: 0, parts: 1 }, '9000-03-01').confirme).toBe(false)
  })
})
