import { expect, it } from 'vitest'
import { arrondir, auDessus } from './arrondis.ts'

it.each([
  [1.005, 1.01],
  [0.285, 0.29],
  [2.675, 2.68],
  [0.284999, 0.28],
  [1787.0247, 1787.02],
])('rounds %d half up to %d, whatever binary fractions hide', (valeur, attendu) => {
  expect(arrondir(valeur)).toBe(attendu)
})

it('rounds up, but not what only a binary fraction exceeds', () => {
  expect([2, 2.1, 2 + 1e-12, -3].map(auDessus)).toEqual([2, 3, 2, 0])
})
