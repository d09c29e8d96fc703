import { expect, it } from 'vitest'
import { grouped, isCode, normaliseCode } from './codeFacteur.ts'

it.each([
  ['123 456', 'totp'],
  ['123-456', 'totp'],
  ['abcd-efgh-2345-ijkl', 'secours'],
  [' ABCDEFGH 2345IJKL ', 'secours'],
] as const)('reads « %s » as a code (%s)', (typed, genre) => {
  expect(isCode(normaliseCode(typed), genre)).toBe(true)
})

it.each([
  ['12345', 'totp'],
  ['1234567', 'totp'],
  ['12345a', 'totp'],
  ['ABCD-EFGH-2345-IJK', 'secours'],
  ['ABCD-EFGH-1234-IJKL', 'secours'],
] as const)('refuses « %s » as a code (%s)', (typed, genre) => {
  expect(isCode(normaliseCode(typed), genre)).toBe(false)
})

it('groups by four', () => {
  expect(grouped('ABCDEFGHIJ', ' ')).toBe('ABCD EFGH IJ')
  expect(grouped('', '-')).toBe('')
})
