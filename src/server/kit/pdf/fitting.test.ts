import { expect, it } from 'vitest'
import { fitting } from './fonts.ts'

it.each([
  ['mot ', 5, ['mot ']],
  ['anticonstitutionnel', 5, ['antic', 'onsti', 'tutio', 'nnel']],
  ['😀😀😀', 2, ['😀', '😀', '😀']],
  ['a', 0, ['a']],
])('cuts « %s » in parts of at most %i units', (word, longest, parts) =>
  expect(fitting(word, (part) => part.length <= longest)).toEqual(parts),
)
