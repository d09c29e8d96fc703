import { describe, expect, it } from 'vitest'
import type { EntreeConfiguration } from '#contract/contenu/configuration.ts'
import { defaultMessages } from '#contract/messages.ts'
import { drawPage, visitorPaths } from './drawPage.tsx'
import { pages } from './pages.ts'
import { paths } from './paths.ts'

const nothing = async () => undefined

/** A content as its call gives it, with a text of its own, after a moment or another. */
const content = (texte: string) => async () => {
  for (let turn = texte.length % 5; turn > 0; turn -= 1) await Promise.resolve()
  return {
    contenu: { paragraphe: [{ titre: 'Titre', texte: `<p>${texte}</p>` }] },
    message: { ...defaultMessages, PROPRE: texte },
    parametrage: { franceconnectactive: true, listeFiltre: [] },
  }
}

const sharing = (valeur: string): EntreeConfiguration[] => [{ cle: 'conformiteAccessibilite', valeur }]

describe('pages that the server draws', () => {
  it.each(visitorPaths)('%s is drawn with its heading', async (path) => {
    const drawn = await drawPage(path, [], content('Texte'))
    expect(drawn?.html).toMatch(/<h1[^>]*>[^<]+<\/h1>/)
    expect(drawn?.title).toMatch(/^.+ \| Espace agent public$/)
    expect(drawn?.status).toBe(path === '/adresse-inconnue' ? 404 : 200)
  })

  it('leaves to the application what is not for visitors', async () => {
    const closed = pages.filter(({ access }) => access !== 'public')
    expect(closed.length).toBeGreaterThan(10)
    for (const { path, etapes } of closed)
      expect(await drawPage(etapes?.[0]?.path ?? path, [], nothing), path).toBeUndefined()
  })

  it('leaves to the application the steps that another comes before', async () => {
    expect(await drawPage(paths.etapeInscription('motdepasse'), [], nothing)).toBeUndefined()
  })

  it('draws the sign-in page at the root, and tells its address', async () => {
    const drawn = await drawPage(paths.racine, [], content('Texte'))
    expect(drawn?.opening.path).toBe(paths.accueilnonconnecte)
    expect(drawn?.html).toContain('Me connecter')
  })

  it('shows the contents, and hands them over without the messages that the application knows', async () => {
    const drawn = await drawPage(paths.contact, [], content('Écrivez-nous'))
    expect(drawn?.html).toContain('Écrivez-nous')
    const [answer] = Object.values(drawn?.opening.answers ?? {})
    expect(answer).toMatchObject({ message: { PROPRE: 'Écrivez-nous' } })
    expect(Object.keys((answer as { message: object }).message)).toEqual(['PROPRE'])
  })

  it('leaves to the application a page of which a content cannot be had: it tells why', async () => {
    expect(await drawPage(paths.contact, [], nothing)).toBeUndefined()
  })

  it('never mixes what several ask for at once', async () => {
    const asked = Array.from({ length: 100 }, (_, at) => ({
      path: at % 2 === 0 ? paths.contact : paths.information('presentation'),
      texte: `texte-${at}-`,
      etat: ['totale', 'partielle', 'non'][at % 3] ?? '',
    }))
    const drawn = await Promise.all(
      asked.map(({ path, texte, etat }) => drawPage(path, sharing(etat), content(texte))),
    )
    const mentions = { totale: 'totalement', partielle: 'partiellement', non: 'non conforme' }
    for (const [at, { path, texte, etat }] of asked.entries()) {
      const { html, opening } = drawn[at] ?? { html: '', opening: { path: '' } }
      expect(opening.path).toBe(path)
      expect(html.match(/texte-\d+-/g)).toEqual([texte])
      expect(html).toContain(mentions[etat as keyof typeof mentions])
    }
  }, 60_000)
})
