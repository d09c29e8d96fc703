import { describe, expect, it } from 'vitest'
import { arrondir } from '#rules/arrondis.ts'
import { quotiteDite, quotiteSaisie } from './quotite.ts'

describe('a working time as typed', () => {
  it.each([
    ['80', 80],
    ['80\u00A0%', 80],
    [' 82,5 ', 82.5],
    ['20/35', (20 / 35) * 100],
    ['20 / 35', (20 / 35) * 100],
    ['24/35', (24 / 35) * 100],
    ['17,5/35', 50],
    ['17h30/35', 50],
    ['17 h 30 / 35 h', 50],
    ['20h/35h', (20 / 35) * 100],
    ['14/18', (14 / 18) * 100],
    ['', 0],
    ['%', 0],
    ['-80', 0],
    ['8e1', 0],
    ['mi-temps', 0],
    ['20/', 0],
    ['/35', 0],
    ['20/0', 0],
    ['20/35/2', 0],
    ['20h5/35', 0],
  ])('%s is %d', (typed, percent) => {
    expect(quotiteSaisie(typed)).toBeCloseTo(percent, 12)
  })
})

/** Examples that offices publish, read in stored copies of their pages on 27 November 2026. */
it.each([
  ['ministère de l’Éducation nationale, temps partiel sur autorisation', '14/18', 77.78],
  ['Centre de gestion de la Mayenne, le temps partiel', '28/35', 80],
  ['Centre de gestion de la Mayenne, le temps partiel', '24h30/35', 70],
  ['Centre de gestion de la Mayenne, le temps partiel', '21/35', 60],
])('%s: %s is %d %%', (_editeur, typed, publie) => {
  expect(arrondir(quotiteSaisie(typed))).toBe(publie)
})

describe('a working time as it is told', () => {
  it.each([
    ['80', '80\u00A0%'],
    ['28/35', '80\u00A0%'],
    ['20/35', '20/35 (57,14\u00A0%)'],
    ['24/35', '24/35 (68,57\u00A0%)'],
    ['20h30/35', '20,5/35 (58,57\u00A0%)'],
    ['62,5', '62,5\u00A0%'],
    ['57,14', '57,14\u00A0%'],
    ['14/18', '14/18 (77,78\u00A0%)'],
    ['13/15', '13/15 (86,67\u00A0%)'],
    ['10/15', '2/3 (66,67\u00A0%)'],
    ['12/18', '2/3 (66,67\u00A0%)'],
    ['14h20/18', '43/54 (79,63\u00A0%)'],
    ['77,777', '77,78\u00A0%'],
  ])('%s is said « %s »', (typed, dite) => {
    expect(quotiteDite(quotiteSaisie(typed))).toBe(dite)
  })

  it('what is not worked is told in the same hours', () => {
    expect(quotiteDite(100 - quotiteSaisie('20/35'))).toBe('15/35 (42,86\u00A0%)')
  })
})
