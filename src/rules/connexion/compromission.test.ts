import { describe, expect, it } from 'vitest'
import { occurrencesIn, splitHash } from './compromission.ts'

const SHA1 = '21bd10018a45c4d1def81644b54ab7f969b88d65'
const [prefix, suffix] = splitHash(SHA1)
const other = '0'.repeat(35)

describe('occurrences of a password in a range of hashes', () => {
  it('sends five digits only', () => {
    expect(prefix).toBe('21BD1')
    expect(prefix + suffix).toBe(SHA1.toUpperCase())
  })

  it.each([
    ['CRLF, an end of line', `${other}:3\r\n${suffix}:42\r\n`, 42],
    ['LF, no end of line', `${other}:3\n${suffix}:42`, 42],
    ['small letters', `${suffix.toLowerCase()}:7`, 7],
    ['padding', `${suffix}:0\r\n${other}:0`, 0],
    ['absent', `${other}:9`, 0],
    ['empty', '', 0],
    ['a huge count', `${suffix}:52372427`, 52_372_427],
  ])('%s', (_, answer, expected) => expect(occurrencesIn(answer, suffix)).toBe(expected))

  it.each(['<!doctype html><title>Maintenance</title>', `${suffix}:4\r\n${other}:`, '{"error":"rate"}'])(
    'does not read %j as an answer',
    (answer) => expect(occurrencesIn(answer, suffix)).toBeUndefined(),
  )
})
