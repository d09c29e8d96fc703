import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { birthAgrees, formatNir, maskedNir, nirFault, nirKey, normaliseNir } from './nir.ts'
import vectors from '#rules/vectors/nir.json' with { type: 'json' }

const accepted = vectors.valid.filter((vector) => /^[01278]/.test(vector.nir))

describe('NIR', () => {
  it.each(accepted)('accepts $nir ($origin)', ({ nir }) => {
    expect(nirFault(nir)).toBeUndefined()
  })

  it.each(vectors.invalid.map(({ nir, reason }) => [nir, reason]))('refuses %s (%s)', (nir) => {
    expect(nirFault(nir)).toBeDefined()
  })

  it('tells apart a wrong length, a wrong shape and a wrong key', () => {
    expect(nirFault('26905750560126')).toBe('longueur')
    expect(nirFault('369057505601260')).toBe('format')
    expect(nirFault('269057505601261')).toBe('cle')
  })

  it('leaves an empty text to the rule that requires one', () => {
    expect(nirFault('')).toBeUndefined()
  })

  it('counts 2A as 19 and 2B as 18', () => {
    expect(nirKey('164062A004015')).toBe(nirKey('1640619004015'))
    expect(nirKey('270112B033011')).toBe(nirKey('2701118033011'))
  })

  it('accepts any body with its own key, and no other key', () => {
    const body = fc
      .tuple(fc.constantFrom('0', '1', '2', '7', '8'), fc.stringMatching(/^\d{12}$/))
      .map((p) => p.join(''))
    fc.assert(
      fc.property(body, fc.integer({ min: 1, max: 96 }), (digits, shift) => {
        const key = nirKey(digits)
        const other = ((key - 1 + shift) % 97) + 1
        expect(nirFault(digits + String(key).padStart(2, '0'))).toBeUndefined()
        expect(nirFault(digits + String(other).padStart(2, '0'))).toBe('cle')
      }),
    )
  })

  it('reads what people type, and shows groups that read back the same', () => {
    expect(normaliseNir(' 1 64 06 2a 004 015.45 ')).toBe('164062A00401545')
    expect(formatNir('269057505601260')).toBe('2 69 05 75 056 012 60')
    for (const { nir } of accepted) expect(normaliseNir(formatNir(nir))).toBe(nir)
  })

  it('shows its last five characters alone', () => {
    expect(maskedNir('269057505601260')).toBe('• •• •• •• ••• 012 60')
  })
})

it.each([
  ['269057505601260', '1969-05-12', true],
  ['269057505601260', '1968-05-12', false],
  ['269057505601260', '1969-06-12', false],
  // Months of those whose birth is not known, and of some numbers given overseas.
  ['269007505601260', '1969-06-12', true],
  ['269207505601260', '1969-06-12', true],
  ['269207505601260', '1968-06-12', false],
])('%s may be of who was born on %s: %s', (nir, birth, agrees) => {
  expect(birthAgrees(nir, birth)).toBe(agrees)
})
