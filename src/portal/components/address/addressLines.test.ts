import { describe, expect, it } from 'vitest'
import { FRANCE } from '#rules/profil/adresse.ts'
import { addressLines } from './addressLines.ts'

const countries = [
  { code: FRANCE, libelleLong: 'France' },
  { code: '99131', libelleLong: 'Belgique' },
]

const adresse = {
  codePays: FRANCE,
  voie: '12 rue de la Paix',
  complement: '',
  codePostal: '44000',
  commune: 'Nantes',
}

describe('an address', () => {
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
