import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  isCourriel,
  isCourrielProfessionnel,
  maskCourriel,
  normaliseCourriel,
  sameCourriel,
} from './courriel.ts'

describe('e-mail address', () => {
  it.each(['nadia.cherif@example.org', "o'neil+impots@exemple.fr", 'a@b.co', `${'a'.repeat(64)}@exemple.fr`])(
    'accepts %s',
    (courriel) => expect(isCourriel(courriel)).toBe(true),
  )

  it.each([
    '',
    'nadia',
    'nadia@',
    '@exemple.fr',
    'nadia@exemple',
    'nadia@exemple.f',
    'nadia @exemple.fr',
    'nadia@-exemple.fr',
    'nadia@exemple..fr',
    'nadia@exemple.fr\nBcc: x@y.fr',
    `${'a'.repeat(65)}@exemple.fr`,
    `a@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(60)}.fr${'f'.repeat(20)}`,
  ])('refuses %j', (courriel) => expect(isCourriel(courriel)).toBe(false))

  it('keeps the part before the @ as its owner writes it', () => {
    expect(normaliseCourriel('  Nadia.Cherif@Exemple.FR ')).toBe('Nadia.Cherif@exemple.fr')
    expect(sameCourriel('Nadia@Exemple.fr', 'nadia@exemple.fr ')).toBe(true)
  })

  it.each(['a.b@dgfip.finances.gouv.fr', 'a@ac-lyon.fr', 'a@ac-aix-marseille.fr'])(
    'knows %s for an address of an employer',
    (courriel) => expect(isCourrielProfessionnel(courriel)).toBe(true),
  )

  it.each(['a@ac-lyon.fr.exemple.com', 'a@gouv.fr.net', 'gouv.fr@exemple.fr', 'a@back-office.fr'])(
    'does not take %s for one',
    (courriel) => expect(isCourrielProfessionnel(courriel)).toBe(false),
  )

  it('masks all but the first letter and the domain', () => {
    expect(maskCourriel('marie@exemple.fr')).toBe('m•••@exemple.fr')
    fc.assert(
      fc.property(fc.emailAddress(), (courriel) => {
        const local = courriel.slice(1, courriel.lastIndexOf('@'))
        fc.pre(local.length > 3)
        expect(maskCourriel(courriel).slice(0, 4)).toBe(`${courriel[0]}•••`)
        expect(maskCourriel(courriel)).not.toContain(local)
      }),
    )
  })
})
