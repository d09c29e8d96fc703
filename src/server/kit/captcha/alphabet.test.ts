import { describe, expect, it } from 'vitest'
import { CODE_LENGTH, canonicalCode, drawCode, SYMBOLS } from './alphabet.ts'

describe('drawCode', () => {
  it('can draw every symbol, at every place, and nothing else', () => {
    const codes = [...SYMBOLS].map((_, index) => drawCode(() => index))
    expect(codes).toEqual([...SYMBOLS].map((symbol) => symbol.repeat(CODE_LENGTH)))
  })

  it('asks for numbers within the alphabet, one for each symbol', () => {
    const asked: number[] = []
    drawCode((max) => asked.push(max) - 1)
    expect(asked).toEqual(Array.from({ length: 6 }, () => SYMBOLS.length))
  })

  it('leaves too many codes to guess, among symbols that look different', () => {
    expect(new Set(SYMBOLS).size ** CODE_LENGTH).toBeGreaterThan(10_000_000)
    expect(SYMBOLS).toMatch(/^[A-Z0-9]+$/)
    for (const pair of ['0O', '0D', '0Q', '1I', '1L', '17', '2Z', '5S', '6G', '8B', 'EF', 'UV', 'MN', 'VY'])
      expect([...pair].every((symbol) => SYMBOLS.includes(symbol))).toBe(false)
    expect(SYMBOLS).not.toMatch(/[01IO]/)
  })
})

describe('canonicalCode', () => {
  it.each(['ACE234', 'ace234', ' A C E 2 3 4 ', 'ace\u00a0234', 'aCe\t234'])(
    'takes %j for ACE234',
    (typed) => {
      expect(canonicalCode(typed)).toBe('ACE234')
    },
  )

  it.each(['', 'ACE23', 'ACE2345', 'ACE243', 'ACE-234', '432ECA'])('tells %j from ACE234', (typed) => {
    expect(canonicalCode(typed)).not.toBe('ACE234')
  })
})
