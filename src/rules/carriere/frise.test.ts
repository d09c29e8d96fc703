import { describe, expect, it } from 'vitest'
import { constatsCompte } from './constatsCompte.ts'
import { friseDuCompte } from './frise.ts'
import { comptesFautifs, compteType, periode } from '#rules/retraite/estimation/testing/comptesType.ts'

const AUJOURDHUI = '2026-11-21'

const friseDe = (compte: typeof compteType) =>
  friseDuCompte(compte, constatsCompte(compte, AUJOURDHUI), AUJOURDHUI)

describe('the bars of a career', () => {
  it('go from the first year of any regime to the end of this one', () => {
    const frise = friseDe(compteType)
    expect([frise?.premiere, frise?.derniere]).toEqual([1990, 2027])
    expect(frise?.bandes.map(({ id, libelle }) => [id, libelle])).toEqual([
      ['fonctionpublique', undefined],
      ['regime-general', 'Régime général'],
    ])
    expect(frise?.reperes).toEqual([])
  })

  it('place each period by its days, the present post until today', () => {
    const [first, last] = friseDe(compteType)?.bandes[0]?.segments ?? []
    expect(first?.de).toBeCloseTo(1996 + 8 / 12)
    expect(first?.a).toBeCloseTo(2010 + 8 / 12)
    expect(last?.a).toBeGreaterThan(2026.8)
    expect(last?.a).toBeLessThan(2027)
  })

  it('make one piece of years that follow one another, and none of a year without a quarter', () => {
    const annees = [
      { annee: 1993, trimestres: 2 },
      { annee: 1990, trimestres: 4 },
      { annee: 1991, trimestres: 4 },
      { annee: 1992, trimestres: 0 },
    ]
    const autresRegimes = [{ regimeId: 'r', libelle: 'Autre', annees }]
    expect(friseDe({ ...compteType, autresRegimes })?.bandes[1]?.segments).toEqual([
      { id: '1990', de: 1990, a: 1992 },
      { id: '1993', de: 1993, a: 1994 },
    ])
  })

  it('carry the number of each finding that has dates', () => {
    const [repere] = friseDe(comptesFautifs.lacune)?.reperes ?? []
    expect(repere?.numero).toBe(1)
    expect(repere?.de).toBeCloseTo(2003 + 8 / 12)
    expect(repere?.a).toBeCloseTo(2004 + 8 / 12)
  })

  it('leave out what is after this year, or before the person was born', () => {
    const carriere = [periode('p0', '0001-01-01', '0002-01-01'), ...comptesFautifs.dateFuture.carriere]
    const frise = friseDe({ ...comptesFautifs.dateFuture, carriere })
    expect([frise?.premiere, frise?.derniere]).toEqual([1990, 2027])
    expect(frise?.bandes[0]?.segments).toHaveLength(1)
  })

  it('are absent when there is nothing to place', () => {
    expect(friseDe(comptesFautifs.carriereVide)).toBeUndefined()
  })

  it.each(Object.entries(comptesFautifs))(
    'of « %s » have only numbers, inside the years drawn',
    (_, compte) => {
      const frise = friseDe(compte)
      const places = [...(frise?.bandes.flatMap(({ segments }) => segments) ?? []), ...(frise?.reperes ?? [])]
      for (const { de, a } of places) {
        expect(de).toBeGreaterThanOrEqual(frise?.premiere ?? NaN)
        expect(a).toBeLessThanOrEqual(frise?.derniere ?? NaN)
        expect(de).toBeLessThan(a)
      }
    },
  )
})
