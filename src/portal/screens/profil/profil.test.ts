import { describe, expect, it } from 'vitest'
import { FRANCE } from '#rules/adresse.ts'
import {
  addressLines,
  coordonneesTyped,
  dayInWords,
  emptyAdresse,
  hourOf,
  lastDayOffered,
  momentInWords,
  newCourriel,
  todayInParis,
} from './profil.ts'

const countries = [
  { code: FRANCE, libelleLong: 'France' },
  { code: '99131', libelleLong: 'Belgique' },
]

const coordonnees = {
  courrielPrincipal: 'camille@exemple.fr',
  courrielSecondaire: '',
  telephonePrincipal: '0639980000',
  telephoneSecondaire: '',
}

describe('dates', () => {
  it('are written in French, whatever the day', () => {
    expect(dayInWords('1975-03-01')).toBe('1er mars 1975')
    expect(dayInWords('inconnue')).toBe('inconnue')
  })

  it('are those of Paris', () => {
    expect(momentInWords('2026-11-20T23:30:00Z')).toContain('21 nov. 2026')
    expect(momentInWords('2026-07-20T12:05:00Z')).toContain('14:05')
    expect(hourOf(new Date('2026-11-20T13:32:00Z'))).toBe('14:32')
    expect(todayInParis(new Date('2026-11-20T23:30:00Z'))).toBe('2026-11-21')
  })

  it('to come are offered to the end of the second year', () => {
    expect(lastDayOffered('2026-11-21')).toBe('2028-12-31')
  })
})

describe('an address', () => {
  const adresse = { ...emptyAdresse, voie: '12 rue de la Paix', codePostal: '44000', commune: 'Nantes' }

  it('in France does not name the country', () => {
    expect(addressLines(adresse, countries)).toEqual(['12 rue de la Paix', '44000 Nantes'])
  })

  it('abroad does, and may have no postal code', () => {
    const abroad = { ...adresse, complement: 'Boîte 3', codePays: '99131', codePostal: '', commune: 'Liège' }
    expect(addressLines(abroad, countries)).toEqual(['12 rue de la Paix', 'Boîte 3', 'Liège', 'Belgique'])
  })

  it('in a country that the list lacks keeps its lines', () => {
    expect(addressLines({ ...adresse, codePays: '99999' }, countries)).toHaveLength(2)
  })
})

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
