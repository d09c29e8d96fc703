import { describe, expect, it } from 'vitest'
import { effetCorrection } from '#rules/carriere/effets.ts'
import { estimer } from '#rules/retraite/estimation/estimation.ts'
import { droitsDe } from '#rules/retraite/droit/droits.ts'
import { auMois, datesRemarquables, estimerParMois } from './projection.ts'
import { ouvertureProgressive, progressiveDe } from '#rules/retraite/montant/progressive.ts'
import type { Demande } from '#rules/retraite/estimation/demande.ts'
import { demandeNue } from '#rules/retraite/estimation/testing/demandeType.ts'

describe('the same person, another month', () => {
  it.each([
    ['2027-10-01', 100, 160, 160],
    ['2027-08-01', 100, 159, 159],
    ['2028-07-01', 100, 163, 163],
    ['2028-07-01', 50, 161, 163],
    ['2027-04-01', 100, 158, 158],
    ['2027-06-01', 100, 159, 158],
    ['2027-09-01', 100, 160, 159],
  ] as const)(
    'on %s at %i %%: %i payable quarters, %i of insurance',
    (depart, quotite, liquidables, assurance) => {
      expect(auMois(demandeNue, depart, quotite)).toMatchObject({
        dateDepart: depart,
        trimestresLiquidables: liquidables,
        trimestresAssurance: assurance,
      })
    },
  )
})

describe('the chart', () => {
  const points = estimerParMois(demandeNue, '2026-12-01')

  it('begins at the opening and ends at the last age', () => {
    expect(points[0]?.dateDepart).toBe('2027-04-01')
    expect(points.at(-1)?.dateDepart).toBe('2034-07-01')
    expect(points).toHaveLength(7 * 12 + 4)
  })

  it('has the same numbers as an estimate at each date', () => {
    for (const point of points) {
      const { taux, pensionBruteMensuelle, decote } = estimer(auMois(demandeNue, point.dateDepart))
      expect(point).toMatchObject({ taux, pensionBruteMensuelle, trimestresDecote: decote.trimestres })
    }
  })

  it('begins at 60 for a progressive pension', () => {
    const jeune: Demande = {
      ...demandeNue,
      dateNaissance: '1970-07-02',
      dateDepart: '2030-08-01',
      progressive: { quotite: 50 },
    }
    expect(estimerParMois(jeune, '2029-01-01')[0]?.dateDepart).toBe('2030-08-01')
  })

  it('follows the rules of each date across 1 September 2026', () => {
    const chevauchante: Demande = {
      ...demandeNue,
      dateNaissance: '1964-01-10',
      motif: 3,
      trimestresAssurance: 180,
    }
    const avant = estimerParMois(chevauchante, '2026-08-01', 2)
    expect(avant.map(({ dateDepart }) => dateDepart)).toEqual(['2026-08-01', '2026-09-01'])
  })
})

it('finds the dates that matter', () => {
  expect(datesRemarquables(demandeNue, '2026-12-01')).toEqual({
    auPlusTot: '2027-04-01',
    sansDecote: '2030-04-01',
    pourcentageMaximum: '2030-03-01',
    limiteAge: '2031-07-01',
  })
  const complet = { ...demandeNue, trimestresLiquidables: 175, trimestresAssurance: 175 }
  expect(datesRemarquables(complet, '2026-12-01')).toMatchObject({
    auPlusTot: '2027-04-01',
    sansDecote: '2027-04-01',
    pourcentageMaximum: '2027-04-01',
  })
  expect(datesRemarquables({ ...demandeNue, trimestresLiquidables: 60 }, '2026-12-01')).toMatchObject({
    pourcentageMaximum: undefined,
  })
})

it('tells what a correction changes, up or down', () => {
  const plus = { ...demandeNue, trimestresLiquidables: 161, trimestresAssurance: 161 }
  const effet = effetCorrection(demandeNue, plus)
  expect(effet).toEqual({ trimestresLiquidables: 2, trimestresAssurance: 2, pensionMensuelle: 74.93 })
  expect(effetCorrection(plus, demandeNue).pensionMensuelle).toBe(-74.93)
  expect(effetCorrection(plus, plus).pensionMensuelle).toBe(0)
})

it('opens the progressive pension at 60, and before September 2025 two years before the legal age', () => {
  const droits = droitsDe('1965-06-15', 'sedentaire', '2023-09-01')
  expect(droits && ouvertureProgressive(droits, '2025-09-01')).toBe('2025-07-01')
  expect(droits && ouvertureProgressive(droits, '2025-08-01')).toBe('2026-10-01')
})

it('pays the fraction not worked, beside the part-time pay (art. L. 89 bis)', () => {
  const { fraction, pensionPartielleMensuelle, remunerationMensuelle } = progressiveDe(2000, 3500, 80)
  expect([fraction, pensionPartielleMensuelle]).toEqual([20, 400])
  expect(remunerationMensuelle).toBeCloseTo(3000, 9)
})
