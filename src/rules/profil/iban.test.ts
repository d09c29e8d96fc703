import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  askedPairs,
  askedPositions,
  formatIban,
  ibanFault,
  ibanLengths,
  ibanRemainder,
  isPair,
  maskIban,
  normaliseIban,
  shownOf,
  splitIban,
} from './iban.ts'
import vectors from '#rules/vectors/iban.json' with { type: 'json' }

const contested = new Set(vectors.specMismatches.map(({ country }) => country))
const accepted = vectors.valid.filter(({ country, exampleValid }) => exampleValid && !contested.has(country))

const digits = (length: number) =>
  fc
    .array(fc.constantFrom(...'0123456789'), { minLength: length, maxLength: length })
    .map((all) => all.join(''))
const french = digits(23).map((bban) => {
  const key = 98 - ibanRemainder(`FR00${bban}`)
  return `FR${String(key).padStart(2, '0')}${bban}`
})

describe('IBAN', () => {
  it('of a country without a known length follows the pattern and the key alone', () => {
    expect(ibanFault('XX431234')).toBeUndefined()
    expect(ibanFault('XX441234')).toBe('cle')
  })

  it.each(accepted)('accepts the example of $name', ({ example }) => {
    expect(ibanFault(example)).toBeUndefined()
  })

  // The specification only gives a pattern for the countries of which it has no length.
  const refused = vectors.invalid.filter(({ reason }) => reason !== 'unknown country')

  it.each(refused)('refuses $iban ($reason)', ({ iban }) => {
    expect(ibanFault(normaliseIban(iban))).toBeDefined()
  })

  it.each(vectors.valid.filter(({ specLength }) => specLength !== null))(
    'knows the length of $country',
    ({ country, specLength }) => {
      expect(ibanLengths[country]).toBe(specLength)
    },
  )

  it('tells apart a wrong shape, a wrong length and a wrong key', () => {
    expect(ibanFault('')).toBeUndefined()
    expect(ibanFault('FR76')).toBe('format')
    expect(ibanFault('FR763000600001123456789018é')).toBe('format')
    expect(ibanFault('FR763000600001123456789018')).toBe('longueur')
    expect(ibanFault('FR7730006000011234567890189')).toBe('cle')
    expect(ibanFault('FRA630006000011234567890189')).toBe('cle')
  })

  it('accepts what has the right key, and no digit of it can change alone', () => {
    fc.assert(
      fc.property(french, fc.nat({ max: 24 }), fc.integer({ min: 1, max: 9 }), (iban, rank, shift) => {
        expect(ibanFault(iban)).toBeUndefined()
        const place = rank + 2
        const other = (Number(iban[place]) + shift) % 10
        expect(ibanFault(iban.slice(0, place) + other + iban.slice(place + 1))).toBe('cle')
      }),
    )
  })

  it('is shown by groups of four, and read back the same', () => {
    expect(formatIban('fr7630006000011234567890189')).toBe('FR76 3000 6000 0112 3456 7890 189')
    fc.assert(
      fc.property(french, (iban) => {
        expect(normaliseIban(formatIban(iban))).toBe(iban)
        expect(normaliseIban(splitIban(iban).join(''))).toBe(iban)
        expect(splitIban(iban)[0]).toHaveLength(19)
      }),
    )
  })
})

describe('the hidden groups of an IBAN', () => {
  it('are the last two neighbours that begin with digits', () => {
    const hidden = maskIban('FR1420041010050500013M02606')
    expect(hidden).toEqual({ debut: 'FR••••••••••', masque: ['••••', '••••'], fin: '••••606' })
    expect(hidden && askedPositions(hidden)).toEqual([13, 17])
    expect(hidden && askedPairs('FR1420041010050500013M02606', hidden)).toEqual(['05', '00'])
  })

  it.each([
    ['begins otherwise', 'BE1420041010050500013M02606'],
    ['ends otherwise', 'FR1420041010050500013M02607'],
    ['is longer', 'FR14200410100505000130M02606'],
  ])('are not read in an IBAN that %s than what shows', (_, other) => {
    const hidden = maskIban('FR1420041010050500013M02606')
    expect(hidden && askedPairs(other, hidden)).toBeUndefined()
  })

  it('do not exist in an IBAN of letters', () => {
    expect(maskIban('MT84MALTABCDEFGHIJKLMTLCAST001S')).toBeUndefined()
  })

  it.each(accepted)('never ask a letter of the example of $name', ({ example }) => {
    const hidden = maskIban(example)
    if (!hidden) return
    expect(hidden.debut.length + 8 + hidden.fin.length).toBe(example.length)
    const shown = shownOf(hidden)
    expect(shown.debut).toBe(example.slice(0, 2))
    expect(shown.fin.length).toBeLessThanOrEqual(3)
    expect(example.endsWith(shown.fin)).toBe(true)
    expect(shown.masques).toBe(example.length - 2 - shown.fin.length)
    expect(askedPairs(example, hidden)?.every(isPair)).toBe(true)
  })

  it('can be asked of every French IBAN made of digits, and are read in this IBAN only', () => {
    fc.assert(
      fc.property(french, french, (iban, other) => {
        const hidden = maskIban(iban)
        expect(hidden).toBeDefined()
        if (!hidden) return
        expect(askedPairs(iban, hidden)).toHaveLength(2)
        fc.pre(other.slice(-3) !== iban.slice(-3))
        expect(askedPairs(other, hidden)).toBeUndefined()
      }),
    )
  })
})
