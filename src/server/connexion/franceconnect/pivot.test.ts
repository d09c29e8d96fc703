import { describe, expect, it } from 'vitest'
import type { Compte } from '#server/kit/people/comptes.ts'
import { isSamePerson, type Pivot } from './pivot.ts'

const compte = (identifiant: string, changes: Partial<Compte> = {}) =>
  ({
    identifiant,
    prenom: 'Marie-Noëlle',
    nom: 'Épouse',
    nom_naissance: 'D’Étang',
    date_naissance: '1970-11-19',
    ...changes,
  }) as Compte

const pivot = (changes: Partial<Pivot> = {}): Pivot => ({
  given_name: 'Marie Noelle',
  family_name: "D'ETANG",
  birthdate: '1970-11-19',
  gender: 'female',
  birthplace: '2B033',
  birthcountry: '99100',
  ...changes,
})

const CORSICAN = '270112B03301109'

describe('civil identity of FranceConnect and of an account', () => {
  it('is the same whatever the accents, capitals, hyphens and apostrophes, and the age of a Corsican number', () => {
    expect(isSamePerson(pivot(), compte(CORSICAN))).toBe(true)
    expect(isSamePerson(pivot(), compte('270112003301109'))).toBe(true)
  })

  it.each([
    { given_name: 'Marie' },
    { family_name: 'Épouse' },
    { birthdate: '1970-11-20' },
    { gender: 'male' as const },
    { birthplace: '2B034' },
    { birthplace: '' },
    { birthcountry: '99109' },
  ])('is another with %o', (change) => {
    expect(isSamePerson(pivot(change), compte(CORSICAN))).toBe(false)
  })

  it('looks at the country, not at the commune, of people born abroad', () => {
    const abroad = compte('270119910903301')
    expect(isSamePerson(pivot({ birthcountry: '99109', birthplace: '' }), abroad)).toBe(true)
    expect(isSamePerson(pivot({ birthcountry: '99109', birthplace: '75101' }), abroad)).toBe(true)
    expect(isSamePerson(pivot({ birthcountry: '99110', birthplace: '' }), abroad)).toBe(false)
    expect(isSamePerson(pivot({ birthplace: '99109' }), abroad)).toBe(false)
  })

  it('is never that of an account whose name of birth is not known', () => {
    expect(isSamePerson(pivot({ family_name: ' ' }), compte(CORSICAN, { nom_naissance: '' }))).toBe(false)
  })
})
