import { expect, it } from 'vitest'
import { flag } from './fields.ts'
import { RowRefusal } from './refusals.ts'

it.each([
  ['oui', 1],
  ['Oui', 1],
  ['1', 1],
  ['non', 0],
  ['NON', 0],
  ['0', 0],
  ['', 0],
])('a column that is « %s » says %i', (cir, said) => {
  expect(flag({ cir }, 'cir')).toBe(said)
})

it('a column that is not there says no', () => {
  expect(flag({}, 'cir')).toBe(0)
})

it.each(['vrai', 'o', 'oui non', '2', '01', 'yes'])(
  'a column that is « %s » is refused by its name',
  (cir) => {
    expect(() => flag({ cir }, 'cir')).toThrow(new RowRefusal('La colonne « cir » doit être oui ou non.'))
  },
)
