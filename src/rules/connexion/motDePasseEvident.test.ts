import { describe, expect, it } from 'vitest'
import { isObviousPassword, type Titulaire } from './motDePasseEvident.ts'

const camille: Titulaire = {
  nom: 'Moreau',
  prenom: 'Camille',
  nir: '269057505601260',
  naissance: '1969-05-12',
}
const of = (changes: Partial<Titulaire>) => ({ ...camille, ...changes })

describe('a password that holds what is known of its holder', () => {
  it.each([
    'Moreau-Soleil8!',
    'soleil_MOREAU8!',
    'M0r3au-Soleil8!',
    'vivent.cam1lle.A9',
    'M.o.r.e.a.u-2031!',
    'Nuage-12051969-a',
    'Nuage-12/05/1969-a',
    'Nuage!690512-Abc',
    'Nuage!051269-Abc',
    'Nuage-2690575-ab',
    'Nuage-2.69.05.75-b',
    'EspaceAgent-2031!',
    'Espace-Agent-Public1',
    'Esp4ce4gent-2031',
    'FonctionPublique-1',
  ])('%s is refused', (password) => {
    expect(isObviousPassword(password, camille)).toBe(true)
  })

  it.each([
    'Retraite-2026!ok',
    'Bonjour-2026!Lyon',
    'Soleil-1969-Nuage',
    'Nuage-120519-abcD',
    // Six characters of the number are one less than what is recognised.
    'Nuage-690575-abcD',
    'Agent-Secret-1969',
  ])('%s is accepted', (password) => {
    expect(isObviousPassword(password, camille)).toBe(false)
  })

  it('knows names with accents, particles and hyphens', () => {
    const jean = of({ nom: 'Lebœuf d’Aboville', prenom: 'Jean-Noël' })
    for (const password of ['Leboeuf-Soleil8!', 'Soleil-Aboville8', 'Noel-Nuage-2031!', 'JeanNoel-Nuage31!'])
      expect(isObviousPassword(password, jean)).toBe(true)
  })

  it('looks for a short name as a whole word only', () => {
    const luc = of({ prenom: 'Luc', nom: 'Li' })
    expect(isObviousPassword('Luc-Nuages-2031!', luc)).toBe(true)
    expect(isObviousPassword('Lucarne-2031!abc', luc)).toBe(false)
    expect(isObviousPassword('Fraiche-2031!liA', luc)).toBe(false)
    expect(isObviousPassword('Fraiche-2031!Li', luc)).toBe(true)
  })

  it('knows the letters of a number of Corsica', () => {
    const marie = of({ nir: '270112B03301109' })
    expect(isObviousPassword('Nuage-270112b-xy', marie)).toBe(true)
  })

  it('does without what is not known', () => {
    expect(isObviousPassword('Nuages-Blancs-31', { nom: '', prenom: '', nir: '', naissance: '' })).toBe(false)
  })
})
