import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FRANCE, hasForbiddenCharacter, isPostcode, sortCountries } from './adresse.ts'

describe('an address', () => {
  it.each(['@', ';', 'µ', 'μ', '#', '$'])('refuses « %s » anywhere in a line', (character) => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (before, after) =>
        hasForbiddenCharacter(before + character + after),
      ),
    )
  })

  it('takes the lines that people write', () => {
    expect(hasForbiddenCharacter('12 bis, rue de l’Œuvre (bât. C)')).toBe(false)
  })

  it('has a French postal code of five digits', () => {
    fc.assert(fc.property(fc.stringMatching(/^\d{5}$/), (code) => isPostcode(code, FRANCE)))
    expect(['', '4400', '440000', '2A000', '44 000'].some((code) => isPostcode(code, FRANCE))).toBe(false)
  })

  it('has a foreign postal code of letters, digits, hyphens and spaces', () => {
    expect(isPostcode('SW1A 1AA', '99132')).toBe(true)
    expect(isPostcode('1000-260', '99139')).toBe(true)
    expect(isPostcode('10_00', '99139')).toBe(false)
  })

  it('offers France first, then the others by name', () => {
    const names = ['Zambie', 'Égypte', 'France', 'Espagne']
    const countries = names.map((libelleLong) => ({
      code: libelleLong === 'France' ? FRANCE : libelleLong,
      libelleLong,
    }))
    expect(sortCountries(countries).map(({ libelleLong }) => libelleLong)).toEqual([
      'France',
      'Égypte',
      'Espagne',
      'Zambie',
    ])
  })
})
