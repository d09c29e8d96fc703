import fc from 'fast-check'
import { expect, it } from 'vitest'
import { foldName, sameName } from './nomCivil.ts'

it('compares names whatever their accents, capitals, hyphens and apostrophes', () => {
  expect(sameName('Noël', 'NOEL')).toBe(true)
  expect(sameName('Jean-Marc', 'jean  marc')).toBe(true)
  expect(sameName('D’Aboville', "d'aboville")).toBe(true)
  expect(sameName('Lebœuf', 'LEBOEUF')).toBe(true)
  expect(sameName('Blanc', 'Leblanc')).toBe(false)
})

it('folds a letter that becomes an apostrophe and a letter in capitals', () => {
  expect(foldName('ŉ')).toBe('N')
})

it('changes nothing when folded again', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      expect(foldName(foldName(name))).toBe(foldName(name))
    }),
  )
})
