import { describe, expect, it } from 'vitest'
import type { Published } from '#server/kit/published.ts'
import { readConfig } from '#server/config.ts'
import { defaultContenus } from './content/defaultContents.ts'
import { pageOf } from './page.ts'

const faux = { titre: 'Faux', texte: '<p>Totalement conforme.</p>' }

const services = (published: Partial<Published>, ORIGIN = 'https://espace.exemple.fr') => ({
  config: readConfig({ ORIGIN, TRUST_PROXY: '1' }),
  franceConnect: undefined,
  clock: () => new Date('2026-11-23T09:00:00Z'),
  published: async () =>
    ({
      contenus: defaultContenus,
      configuration: {},
      compromission: {},
      messages: {},
      ...published,
    }) as Published,
})

const texteDe = async (id: 'accessibilite' | 'mentionslegales', published: Partial<Published>) =>
  JSON.stringify((await pageOf(services(published), id, undefined)).contenu.paragraphe)

describe('pages that follow the audit', () => {
  it('say what it saw, whatever text is published in its place', async () => {
    const contenus = {
      ...defaultContenus,
      accessibilite: { champ: {}, paragraphe: { etat: faux } },
      mentionslegales: { champ: {}, paragraphe: { accessibilite: faux } },
    }
    for (const id of ['accessibilite', 'mentionslegales'] as const) {
      const texte = await texteDe(id, { contenus })
      expect(texte).not.toContain('Totalement')
      expect(texte).toContain('non conforme')
    }
  })

  it('say what the administration set of them', async () => {
    expect(await texteDe('accessibilite', {})).not.toMatch(/établie le/)
    expect(
      await texteDe('accessibilite', { configuration: { declarationdate: '2 novembre 2026' } }),
    ).toContain('établie le 2\u00A0novembre 2026')
  })
})

it.each([
  ['https://espace.exemple.fr', '<strong>__Host-session</strong>'],
  ['http://localhost:3000', '<strong>session</strong>'],
])('the page of cookies names them as the browser has them, at %s', async (origin, said) => {
  const { contenu } = await pageOf(services({}, origin), 'cookies', undefined)
  const texte = JSON.stringify(contenu)
  expect(texte).toContain(said)
  expect(texte.includes('__Host-')).toBe(origin.startsWith('https:'))
})
