import { describe, expect, it } from 'vitest'
import type { Habilitation, ListeService } from '#contract/connexion/habilitation.ts'
import { services, type Service } from '#contract/kit/services.ts'
import type { EntreeConfiguration } from '#contract/contenu/configuration.ts'
import type { DrawnPage, ReadAnswer, Visit } from '#contract/drawnPage.ts'
import { defaultMessages } from '#contract/defaultMessages.ts'
import { messageKey } from '#contract/messages.ts'
import { pages } from '#portal/pages.ts'
import { paths } from '#portal/paths.ts'
import { drawFailure, drawPage, visitorPaths } from './drawPage.tsx'

const nothing = async () => undefined

const visit = (path: string, facts: Partial<Visit> = {}): Visit => ({
  path,
  search: '',
  jour: '2026-11-22',
  ...facts,
})

/** Draws what must be a page. */
const draws = async (
  asked: Visit,
  read: ReadAnswer = nothing,
  configuration: readonly EntreeConfiguration[] = [],
): Promise<DrawnPage> => {
  const drawn = await drawPage(asked, configuration, read)
  if (!drawn || 'to' in drawn) throw new Error(`No page at ${asked.path}`)
  return drawn
}

/** A content as its call gives it, with a text of its own, after a moment or another. */
const content = (texte: string) => async () => {
  for (let turn = texte.length % 5; turn > 0; turn -= 1) await Promise.resolve()
  return {
    contenu: { champ: {}, paragraphe: { un: { titre: 'Titre', texte: `<p>${texte}</p>` } } },
    message: { ...defaultMessages, PROPRE: texte },
    parametrage: { franceconnectactive: true, listeFiltre: [] },
  }
}

const sharing = (valeur: string): EntreeConfiguration[] => [{ cle: 'conformiteAccessibilite', valeur }]

/** Rights of someone who was granted these services. */
const rightsOf = (identite: string, granted: readonly Service[] = services): Habilitation => ({
  lectureSeule: false,
  listeService: Object.fromEntries(
    services.map((service) => [service, granted.includes(service)]),
  ) as ListeService,
  identification: { identite },
  marque: 'marque',
  accesDemandeModificationCIR: true,
  accesVerificationCompte: true,
  dureeInactivite: 1200,
  dureeRestante: 28_800,
})

describe('pages of visitors', () => {
  it.each(visitorPaths)('%s is drawn with its heading', async (path) => {
    const drawn = await draws(visit(path), content('Texte'))
    expect(drawn.html).toMatch(/<h1[^>]*>[^<]+<\/h1>/)
    expect(drawn.title).toMatch(/^.+ \| Espace agent public$/)
    expect(drawn.status).toBe(path === '/adresse-inconnue' ? 404 : 200)
  })

  it('say the year of the day in Paris, whatever that of the machine', async () => {
    const { html } = await draws(visit(paths.contact, { jour: '2031-01-01' }))
    expect(html).toContain('© 2031 République française')
  })

  it('lead to sign in, and back, from what is not for visitors', async () => {
    const closed = pages.filter(({ access }) => access !== 'public')
    expect(closed.length).toBeGreaterThan(10)
    for (const { path, etapes } of closed) {
      const asked = etapes?.[0]?.path ?? path
      const retour = asked === paths.accueilconnecte ? '' : `?${new URLSearchParams({ retour: asked })}`
      expect(await drawPage(visit(asked), [], nothing), path).toEqual({ to: `/accueilnonconnecte${retour}` })
    }
  })

  it('say that a session has ended, and what will come after', async () => {
    const sent = await drawPage(visit(paths.profil, { search: '?a=1', ended: 'alain' }), [], nothing)
    const parameters = new URLSearchParams({
      retour: '/profil?a=1',
      message: messageKey('DAC_EXPIRATION_SESSION'),
    })
    expect(sent).toEqual({ to: `/accueilnonconnecte?${parameters}` })
    const page = await draws(visit(paths.accueilnonconnecte, { search: `?${parameters}`, ended: 'alain' }))
    expect(page.html).toContain('Votre session a expiré')
    expect(page.opening).toMatchObject({ search: '', retour: '/profil?a=1', ended: 'alain' })
  })

  it.each(['//ailleurs.fr', 'https://ailleurs.fr', `/${'a'.repeat(3000)}`])(
    'never lead to %s',
    async (retour) => {
      const search = `?${new URLSearchParams({ retour })}`
      expect((await draws(visit(paths.accueilnonconnecte, { search }))).opening.retour).toBeUndefined()
    },
  )

  it('leave to the application the steps that another comes before, and what a link brings', async () => {
    expect(await drawPage(visit(paths.etapeInscription('motdepasse')), [], nothing)).toBeUndefined()
    const link = visit(paths.accueilnonconnecte, { search: '?validationMail=JETON' })
    expect(await drawPage(link, [], nothing)).toBeUndefined()
  })

  it('are, at the root, the sign-in page, which tells its address', async () => {
    const drawn = await draws(visit(paths.racine), content('Texte'))
    expect(drawn.opening.path).toBe(paths.accueilnonconnecte)
    expect(drawn.html).toContain('Me connecter')
  })

  it('show the contents, and hand them over without the messages that the application knows', async () => {
    const drawn = await draws(visit(paths.contact), content('Écrivez-nous'))
    expect(drawn.html).toContain('Écrivez-nous')
    const [answer] = Object.values(drawn.opening.answers)
    expect(answer).toMatchObject({ message: { PROPRE: 'Écrivez-nous' } })
    expect(Object.keys((answer as { message: object }).message)).toEqual(['PROPRE'])
  })

  it('are drawn without a content that cannot be had: the application asks for it, and the page says so without', async () => {
    const drawn = await draws(visit(paths.contact))
    expect(drawn).toMatchObject({ incomplete: true, opening: { answers: {} } })
    expect(drawn.html).toContain('Cette page est incomplète')
  })

  it('give way to that of what goes wrong while the portal is closed', async () => {
    const drawn = await draws(visit(paths.profil, { closed: true }))
    expect(drawn).toMatchObject({ status: 544, opening: { path: paths.erreur, closed: true } })
  })

  it('never mix what several ask for at once', async () => {
    const asked = Array.from({ length: 100 }, (_, at) => ({
      path: at % 2 === 0 ? paths.contact : paths.information('presentation'),
      texte: `texte-${at}-`,
      etat: ['totale', 'partielle', 'non'][at % 3] ?? '',
    }))
    const drawn = await Promise.all(
      asked.map(({ path, texte, etat }) => draws(visit(path), content(texte), sharing(etat))),
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

describe('pages of signed-in people', () => {
  const rights = rightsOf('Camille Moreau')

  it.each(pages.filter(({ path }) => !/[:*]/.test(path)))(
    '$path is drawn with its heading and its menu',
    async (page) => {
      const path = page.etapes?.[0]?.path ?? page.path
      if (path === paths.accueilnonconnecte) return
      const { html, opening } = await draws(visit(path, { rights }))
      expect(html).toMatch(/<h1[^>]*>/)
      expect(html).toContain('Camille Moreau')
      expect(html).toContain('id="menu"')
      expect(opening.rights).toBe(rights)
    },
  )

  it('lead to the dashboard from the entrances, and from what is not granted, which it says', async () => {
    const none = rightsOf('Lucie Bernard', [])
    for (const path of [paths.racine, paths.accueilnonconnecte])
      expect(await drawPage(visit(path, { rights: none }), [], nothing)).toEqual({ to: '/accueilconnecte' })
    const sent = await drawPage(visit(paths.simulateur, { rights: none }), [], nothing)
    expect(sent).toEqual({ to: `/accueilconnecte?message=${messageKey('HABILITATION_KO')}` })
    const search = `?message=${messageKey('HABILITATION_KO')}`
    expect((await draws(visit(paths.accueilconnecte, { rights: none, search }))).html).toContain(
      'vous ne pouvez pas accéder',
    )
  })

  it('leave to the application a screen that does nothing without a script, and say so', async () => {
    const { html, opening } = await draws(visit(paths.simulateur, { rights }))
    expect(opening.withoutScreen).toBe(true)
    expect(html).toContain('Pour simuler votre retraite, activez-le')
  })

  it('never mix two people: a thousand drawings', async () => {
    const people = ['Camille Moreau', 'Alain Mercier'].map((identite) => rightsOf(identite, []))
    const read = (identite: string) => async (address: string) => {
      // Each of the answers comes at its own time: drawings of both are under way at once.
      for (let turn = address.length % 4; turn > 0; turn -= 1) await Promise.resolve()
      return { ...(await content(`à ${identite}`)()), message: {} }
    }
    const drawn = await Promise.all(
      Array.from({ length: 1000 }, async (_, at) => {
        const [mine, other] = at % 2 === 0 ? people : people.toReversed()
        if (!mine || !other) throw new Error('Two people')
        const name = mine.identification.identite
        const { html, opening } = await draws(
          visit(paths.question('aideconnecte'), { rights: mine }),
          read(name),
        )
        const said = `${html}${JSON.stringify(opening)}`
        return said.includes(name) && !said.includes(other.identification.identite)
      }),
    )
    expect(drawn.filter(Boolean)).toHaveLength(1000)
  }, 60_000)
})

it('says that a page could not be drawn, under its number', () => {
  expect(drawFailure('1a2b').html).toContain('1a2b')
})
