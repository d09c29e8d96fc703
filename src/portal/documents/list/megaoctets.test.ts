import { expect, test } from 'vitest'
import { megaoctets } from './megaoctets.ts'

test.each([
  [3_240_000, '3,2\u00A0Mo'],
  [999, '0,1\u00A0Mo'],
  [1_234_567_890, '1\u202F234,6\u00A0Mo'],
])('%i bytes', (bytes, said) => {
  expect(megaoctets(bytes)).toBe(said)
})
