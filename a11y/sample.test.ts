import { describe, expect, it } from 'vitest'
import { pages } from '#portal/pages.ts'
import { paths } from '#portal/paths.ts'
import { pageName, sample } from './sample.ts'
import { addressOf, screenStates } from './screens/screens.ts'

const sampled = sample.map(({ path }) => path)

describe('the sample that people audit', () => {
  it('opens each of its pages in a state that the audit knows', () => {
    const states = new Set(screenStates.map(addressOf))
    expect(sample.filter(({ address }) => !states.has(address))).toEqual([])
    expect(new Set(sampled).size).toBe(sampled.length)
  })

  it('holds the pages that the method asks for, and all those of each process', () => {
    const asked = ['/accueilnonconnecte', paths.contact, paths.plandusite, paths.question('aidenonconnecte')]
    const informations = [paths.information('mentionslegales'), paths.information('accessibilite')]
    const steps = pages.flatMap(({ etapes = [] }) => etapes.map(({ path }) => path))
    expect(sampled).toEqual(expect.arrayContaining([...asked, ...informations, ...steps]))
    expect(10 * sample.filter(({ why }) => why === 'hasard').length).toBeGreaterThanOrEqual(sample.length)
  })

  it('names pages as their titles do, those of one thing among many too', () => {
    expect(pageName('/inscription/motdepasse')).toBe('Étape 4 sur 6 : Mot de passe – Créer mon espace')
    expect(pageName('/mesap/demande/0199f0a0')).toBe('Votre demande')
    expect(pageName('/nulle/part')).toBe('Page introuvable')
    expect(sample.filter(({ name }) => name.includes('/'))).toEqual([])
  })
})
