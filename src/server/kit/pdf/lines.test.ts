import { expect, it } from 'vitest'
import { fitting, wordsOf } from './lines.ts'
import { markPlaces } from './lineChart.ts'

it.each([
  ['mot ', 5, ['mot ']],
  ['anticonstitutionnel', 5, ['antic', 'onsti', 'tutio', 'nnel']],
  ['😀😀😀', 2, ['😀', '😀', '😀']],
  ['a', 0, ['a']],
])('cuts « %s » in parts of at most %i units', (word, longest, parts) =>
  expect(fitting(word, (part) => part.length <= longest)).toEqual(parts),
)

it.each([
  ['la loi n° 2025-1403 de', ['la ', 'loi ', 'n° 2025-1403 ', 'de']],
  ['art. L. 24 I 1° CPCMR ; art. L. 161-17-2', ['art. L. 24 ', 'I ', '1° ', 'CPCMR ; ', 'art. L. 161-17-2']],
  ['× 1,25 % = 20 % à 70 ans', ['× ', '1,25 % ', '= ', '20 % ', 'à ', '70 ans']],
  ['« Départ » : 2 ansérines', ['« Départ » : ', '2 ', 'ansérines']],
])('cuts « %s » at no space that French keeps', (text, words) => expect(wordsOf(text)).toEqual(words))

it('writes no mark of a chart over another: one that has no room goes above', () => {
  const near = markPlaces([
    [0, 100],
    [8.9, 95],
    [5, 99],
    [17.9, 95],
  ])
  expect(near).toEqual([
    [0, 100],
    [8.9, 86],
    [5, 72],
    [17.9, 95],
  ])
})
