import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { auCentime, centimes } from '#rules/money.ts'
import {
  centimesEnChiffres,
  centimesEnEuros,
  compter,
  ecartEnEuros,
  ecrire,
  ecrireFixe,
  enLettres,
  euros,
  kilooctets,
  megaoctets,
  pourcent,
  pourcentFixe,
  tailleFichier,
} from './nombres.ts'

describe('a number', () => {
  it.each([
    [0, '0', '0,00'],
    [60.5, '60,5', '60,50'],
    [10, '10', '10,00'],
    [100, '100', '100,00'],
    [1.005, '1,01', '1,01'],
    [999.999, '1\u202F000', '1\u202F000,00'],
    [1_234_005, '1\u202F234\u202F005', '1\u202F234\u202F005,00'],
    [-0.5, '−\u00A00,5', '−\u00A00,50'],
    [-1234.5, '−\u00A01\u202F234,5', '−\u00A01\u202F234,50'],
    [-0.001, '0', '0,00'],
  ])('%d is « %s », « %s »', (value, short, full) => {
    expect(ecrire(value)).toBe(short)
    expect(ecrireFixe(value)).toBe(full)
  })

  it('has the decimals that are asked for', () => {
    expect([ecrire(59.0734, 4), ecrire(59.5, 0), ecrire(1000, 0), ecrireFixe(58.2, 4)]).toEqual([
      '59,0734',
      '60',
      '1\u202F000',
      '58,2000',
    ])
  })

  it('is written as the machine’s French does', () => {
    const french = new Intl.NumberFormat('fr-FR', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1e12 }),
        (cents) => ecrireFixe(cents / 100) === french.format(cents / 100),
      ),
    )
  })

  it.each([
    [0, 'zéro'],
    [2, 'deux'],
    [9, 'neuf'],
    [15, 'quinze'],
    [20, 'vingt'],
    [21, '21'],
  ])('%d is « %s » in a sentence', (value, letters) => {
    expect(enLettres(value)).toBe(letters)
  })

  it('is a percentage', () => {
    expect([pourcent(60.5), pourcentFixe(11.1)]).toEqual(['60,5\u00A0%', '11,10\u00A0%'])
  })
})

describe('an amount', () => {
  it('has its cents and its unit', () => {
    expect([35_444.04, 0, -3].map((value) => euros(auCentime(value)))).toEqual([
      '35\u202F444,04\u00A0€',
      '0,00\u00A0€',
      '−\u00A03,00\u00A0€',
    ])
  })

  it('may be given in cents', () => {
    expect([centimesEnEuros(234_567), centimesEnEuros(-5), centimesEnEuros(0)]).toEqual([
      '2\u202F345,67\u00A0€',
      '−\u00A00,05\u00A0€',
      '0,00\u00A0€',
    ])
    expect(centimesEnChiffres(123_456_705)).toBe('1\u202F234\u202F567,05')
  })

  it('is a difference with its sign', () => {
    expect([ecartEnEuros(12_345), ecartEnEuros(-12_345), ecartEnEuros(0)]).toEqual([
      '+\u00A0123,45\u00A0€',
      '−\u00A0123,45\u00A0€',
      '0,00\u00A0€',
    ])
  })

  it('is read back as it was written', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 100, max: 99_999_999_999_999 }),
        (cents) => centimes(centimesEnChiffres(cents)) === cents,
      ),
    )
  })
})

describe('the size of a file', () => {
  it.each([
    [3_240_000, '3,2\u00A0Mo'],
    [3_000_000, '3,0\u00A0Mo'],
    [999, '0,1\u00A0Mo'],
    [1_234_567_890, '1\u202F234,6\u00A0Mo'],
  ])('of %i bytes in megaoctets', (bytes, said) => {
    expect(megaoctets(bytes)).toBe(said)
  })

  it('takes the unit that suits it', () => {
    expect([10, 143_499, 2_350_000, 10_000_000].map(tailleFichier)).toEqual([
      '1\u00A0ko',
      '143\u00A0ko',
      '2,4\u00A0Mo',
      '10\u00A0Mo',
    ])
    expect([48_600, 999_000].map(kilooctets)).toEqual(['49\u00A0ko', '999\u00A0ko'])
    expect([999_000, 1_000_000].map(tailleFichier)).toEqual(['999\u00A0ko', '1\u00A0Mo'])
  })
})

it('counts in the plural from two on', () => {
  expect([0, 1, 2, 1200].map((count) => compter(count, 'fichier'))).toEqual([
    '0 fichier',
    '1 fichier',
    '2 fichiers',
    '1\u202F200 fichiers',
  ])
  expect(compter(2, 'caractère en trop', 'caractères en trop')).toBe('2 caractères en trop')
})
