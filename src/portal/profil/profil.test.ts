import { describe, expect, it } from 'vitest'
import { coordonneesTyped, newCourriel, nomsSessions } from './profil.ts'

const coordonnees = {
  courrielPrincipal: 'camille@exemple.fr',
  courrielSecondaire: '',
  telephonePrincipal: '0639980000',
  telephoneSecondaire: '',
}

describe('contacts', () => {
  it('come with their confirmation, telephones by pairs', () => {
    expect(coordonneesTyped(coordonnees)).toMatchObject({
      courrielPrincipalConfirmation: 'camille@exemple.fr',
      courrielSecondaireConfirmation: '',
      telephonePrincipal: '06 39 98 00 00',
      telephonePrincipalConfirmation: '06 39 98 00 00',
    })
  })

  it('wait for a link when an e-mail address is new, not when one goes', () => {
    const typed = coordonneesTyped(coordonnees)
    expect(newCourriel(coordonnees, typed)).toBe(false)
    expect(newCourriel(coordonnees, { ...typed, courrielSecondaire: 'c.m@exemple.fr' })).toBe(true)
    expect(newCourriel({ ...coordonnees, courrielSecondaire: 'c.m@exemple.fr' }, typed)).toBe(false)
  })
})

describe('sessions', () => {
  it('are told apart, those of one browser and one minute too', () => {
    const of = (navigateur: string, ouverteLe: string) => ({ navigateur, ouverteLe })
    expect(
      nomsSessions([
        of('Chrome sur Linux', '2026-11-20T08:00:10Z'),
        of('Firefox sur Linux', '2026-11-20T08:00:20Z'),
        of('Chrome sur Linux', '2026-11-20T08:00:30Z'),
        of('Chrome sur Linux', '2026-11-20T08:01:00Z'),
      ]),
    ).toEqual(['Chrome sur Linux (1)', 'Firefox sur Linux', 'Chrome sur Linux (2)', 'Chrome sur Linux'])
  })
})
