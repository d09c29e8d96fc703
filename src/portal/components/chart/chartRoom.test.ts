import { expect, it } from 'vitest'
import { everySoMany, knownValues, linesBelow } from './chartRoom.ts'

it('values not known are left out', () => {
  expect(knownValues([{ nom: 'a', valeurs: [1, undefined, 0] }])).toEqual([1, 0])
})

it.each([
  [12, 600, 50, 1],
  [12, 300, 50, 2],
  [60, 300, 50, 10],
  [0, 0, 50, 1],
])('%i names in %i px of %i px each: one in %4$i', (count, width, room, every) => {
  expect(everySoMany(count, width, room)).toBe(every)
})

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
    [10, 20, 34],
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
  [
    [10, 200, 223, 247],
    [0, 0, 1, 0],
  ],
])('marks of 24 px at %j stand on the lines %j', (places, lines) => {
  expect(linesBelow(places, 24)).toEqual(lines)
})
