import { expect, it } from 'vitest'
import { niveaux } from './niveaux.ts'

it.each([
  [[], []],
  [
    [10, 100, 200],
    [0, 0, 0],
  ],
  [
    [10, 12, 40],
    [0, 1, 0],
  ],
  [
    [10, 10, 10],
    [0, 1, 2],
  ],
  [
    [10, 34],
    [0, 0],
  ],
])('marks at %j stand on the lines %j', (places, lines) => {
  expect(niveaux(places)).toEqual(lines)
})
