import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  isStrongPassword,
  missingTypes,
  passwordEntropy,
  passwordFault,
  passwordRules,
  passwordScore,
  passwordScoreLabel,
} from './motDePasse.ts'
import { specialCharacters } from './passwordBounds.ts'

const broken = (password: string) =>
  passwordRules(password)
    .filter(({ respected }) => !respected)
    .map(({ rule }) => rule)

const lower = 'abcdefghijklmnopqrstuvwxyz'
const allowed = fc
  .array(fc.constantFrom(...lower, ...lower.toUpperCase(), ...'0123456789', ...specialCharacters, '^'), {
    maxLength: 140,
  })
  .map((all) => all.join(''))

describe('the rules of a new password', () => {
  it.each([
    ['Abcdefghij1!', []],
    ['Abcdefghi1!', ['longueur']],
    ['abcdefghij1!', ['majuscule']],
    ['ABCDEFGHIJ1!', ['minuscule']],
    ['Abcdefghijk!', ['chiffre']],
    ['Abcdefghij12', ['special']],
    ['Abcdefghij1^', ['special']],
    ['Abcdefghij1!é', ['caracteres']],
    ['Abcdefghij1! ', ['caracteres']],
    [`Aa1!${'a'.repeat(124)}`, []],
    [`Aa1!${'a'.repeat(125)}`, ['maximum']],
    ['', ['longueur', 'majuscule', 'minuscule', 'chiffre', 'special', 'caracteres', 'maximum']],
  ])('%s breaks %j', (password, rules) => {
    expect(broken(password)).toEqual(rules)
  })

  it('take every special character of the list', () => {
    for (const character of specialCharacters) expect(broken(`Abcdefghij1${character}`)).toEqual([])
  })

  it('say which kinds of characters are missing', () => {
    expect(missingTypes('abc1')).toEqual(['majuscule', 'special'])
    expect(missingTypes('')).toHaveLength(4)
  })
})

describe('the strength of a password', () => {
  it('is its length × log2 of its characters', () => {
    expect(passwordEntropy('')).toBe(0)
    expect(passwordEntropy('ééé')).toBe(0)
    expect(passwordEntropy('aaaa')).toBeCloseTo(4 * Math.log2(26))
    expect(passwordEntropy('aA1!')).toBeCloseTo(4 * Math.log2(77))
  })

  it.each([
    ['', 1],
    ['abcdefghij', 1],
    ['abcdefghijk', 2],
    ['abcdefghijkl', 3],
    ['abcdefghijklmnop', 3],
    ['Abcdefgh1!', 3],
    ['abcdefghijk1', 4],
    ['Abcdefghijk1', 5],
    ['Abcdefghij1!', 5],
  ] as const)('%s scores %i', (password, score) => {
    expect(passwordScore(password)).toBe(score)
  })

  it('has a label for each score', () => {
    expect(([1, 2, 3, 4, 5] as const).map(passwordScoreLabel)).toEqual([
      'très faible',
      'faible',
      'moyen',
      'fort',
      'très fort',
    ])
  })

  it('goes beyond 3 exactly when it is enough', () => {
    fc.assert(
      fc.property(allowed, (password) => {
        expect(passwordScore(password) > 3).toBe(isStrongPassword(password))
      }),
    )
  })

  it('never falls when a character is added', () => {
    fc.assert(
      fc.property(allowed, fc.constantFrom(...lower), (password, added) => {
        expect(passwordScore(password + added)).toBeGreaterThanOrEqual(passwordScore(password))
      }),
    )
  })
})

describe('the verdict on a new password', () => {
  const of = (length: number) => `Aa1!${'bcdefghi'.repeat(20)}`.slice(0, length)

  it.each([
    ['', undefined],
    [of(11), 'composition'],
    [of(12), undefined],
    [of(128), undefined],
    [of(129), 'maximum'],
    ['bonjour-2026!lyon', 'composition'],
    ['BONJOUR-2026!LYON', 'composition'],
    ['Bonjour-demain!Lyon', 'composition'],
    ['Bonjour2026Lyon', 'composition'],
    // The circumflex is allowed, but is none of the special characters that count.
    ['Bonjour^2026Lyon', 'composition'],
  ] as const)('of %s is %s', (password, fault) => expect(passwordFault(password)).toBe(fault))

  it.each([...'@"\'(),:;<>[\\]`~%§µ£€éÀç \t\u00A0\u{1F600}'])('refuses the character %j', (character) => {
    expect(passwordFault(`Bonjour-2026!Lyon${character}`)).toBe('caracteres')
  })

  it.each([...'/-|+_=?^&!.$#*{}'])('takes the character %s', (character) => {
    expect(passwordFault(`Bonjour-2026!Lyon${character}`)).toBeUndefined()
  })

  it('is the one that the list of rules shows, and the strength', () => {
    fc.assert(
      fc.property(fc.oneof(allowed, fc.string({ maxLength: 140 })), (password) => {
        const accepted = broken(password).length === 0 && isStrongPassword(password)
        if (password !== '') expect(passwordFault(password) === undefined).toBe(accepted)
      }),
    )
  })
})
