import { expect, it } from 'vitest'
import { periode } from '#rules/retraite/estimation/testing/comptesType.ts'
import { tempsPartielActuel } from './tempsPartielActuel.ts'

const partiel = (
  quotite: number,
  ...dates: readonly [`${number}-${number}-${number}`, `${number}-${number}-${number}`?]
) => ({
  ...periode(dates[0], ...dates),
  quotite,
})

it('is the working time of today, since the first of the periods that have had it without a break', () => {
  const carriere = [
    periode('p1', '2000-09-01', '2015-08-31'),
    partiel(80, '2015-09-01', '2019-08-31'),
    partiel(80, '2019-09-01'),
  ]
  expect(tempsPartielActuel({ carriere })).toEqual({ quotite: 80, depuis: '2015-09-01' })
  const interrompue = [partiel(80, '2015-09-01', '2018-08-31'), partiel(80, '2019-09-01')]
  expect(tempsPartielActuel({ carriere: interrompue })).toEqual({ quotite: 80, depuis: '2019-09-01' })
  const changee = [partiel(50, '2015-09-01', '2019-08-31'), partiel(80, '2019-09-01')]
  expect(tempsPartielActuel({ carriere: changee })?.depuis).toBe('2019-09-01')
})

it('is one whose working time the account does not tell', () => {
  const { quotite: _, ...sans } = { ...periode('p1', '2019-09-01'), tempsPartiel: true }
  expect(tempsPartielActuel({ carriere: [sans] })).toEqual({ quotite: undefined, depuis: '2019-09-01' })
})

it.each([
  ['full time', [periode('p1', '2000-09-01')]],
  ['a part-time that has ended', [partiel(80, '2015-09-01', '2019-08-31')]],
  ['leave', [{ ...partiel(80, '2019-09-01'), position: 'congeparental' as const }]],
  ['no career', []],
])('is none of %s', (_, carriere) => {
  expect(tempsPartielActuel({ carriere })).toBeUndefined()
})
