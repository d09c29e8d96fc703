import { describe, expect, it } from 'vitest'
import * as employer from './employerRates.ts'
import { pensionLevies } from './pensionRates.ts'
import * as rates from './rates.ts'
import { type DatedRate, rateAt } from './rates.ts'

const tables: (readonly DatedRate[])[] = [
  ...Object.values({ ...rates, ...employer }).filter((value) => Array.isArray(value)),
  ...Object.values(rates.indemniteResidence),
  ...Object.values(pensionLevies).flatMap((bracket) => Object.values(bracket)),
]

describe('dated rates', () => {
  it('finds every table', () => expect(tables.length).toBeGreaterThan(30))

  it('gives each value a month and a text of law, or calls it a value of demonstration', () => {
    for (const { from, source, demonstration } of tables.flat()) {
      expect(from).toMatch(/^\d{4}-\d{2}$/)
      expect(source).toMatch(demonstration ? /valeur de démonstration/ : /^(décret|loi|art\.|ordonnance).*\d/)
    }
  })

  it('keeps rows in order, so that the last one in force is found', () => {
    for (const rows of tables) {
      const months = rows.map(({ from }) => from)
      expect(months).toEqual(months.toSorted())
    }
  })

  it('changes on the first month of a row, and not the month before', () => {
    expect(rateAt(rates.retenuePension, '2019-12').value).toBe(10.83)
    expect(rateAt(rates.retenuePension, '2020-01').value).toBe(11.1)
    expect(() => rateAt(rates.retenuePension, '2013-12')).toThrow('2013-12')
  })

  it('adds up to the full rate of the CSG on pay since 2018', () => {
    const at = (rows: readonly DatedRate[]): number => rateAt(rows, '2018-01').value
    expect(at(rates.csgDeductible) + at(rates.csgNonDeductible)).toBeCloseTo(9.2, 10)
  })
})
