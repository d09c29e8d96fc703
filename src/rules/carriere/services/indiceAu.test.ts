import { describe, expect, it } from 'vitest'
import { compteAvec, periode } from '#rules/retraite/estimation/testing/comptesType.ts'
import { indiceAu } from './indiceAu.ts'

const { indiceMajore: _, ...sansIndice } = periode('p3', '2020-01-01')
const compte = compteAvec('1969-05-12', [
  { ...periode('p2', '2010-01-01'), indiceMajore: 500 },
  periode('p1', '2000-01-01', '2009-12-31'),
  sansIndice,
])

describe('the index held on a day', () => {
  it.each([
    ['2009-12-31', 467],
    ['2010-01-01', 500],
    // The account has no index since: the last one is held.
    ['2025-01-01', 500],
    // Before any service: that of today.
    ['1999-12-31', 600],
  ] as const)('of %s is %d', (date, indice) => {
    expect(indiceAu(compte, date)).toBe(indice)
  })
})
