import { expect, test } from 'vitest'
import { searchedText } from './searchedText.ts'

test.each([
  [null, ''],
  ['', ''],
  [' a ', ''],
  [' 2 345,67 ', '2 345,67'],
  ['ao', 'ao'],
  ['x'.repeat(101), 'x'.repeat(100)],
])('%j searches for %j', (parameter, text) => {
  expect(searchedText(parameter)).toBe(text)
})
