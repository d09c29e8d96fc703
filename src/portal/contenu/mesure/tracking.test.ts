import { beforeEach, describe, expect, it, vi } from 'vitest'
import { codesConnexion, connexion } from '#contract/connexion/connexion.ts'
import { demandeenvoimail, preparerdemandeenvoimail } from '#contract/documents/envoimail.ts'
import { rubriques } from '#contract/documents/rubrique.ts'
import { demandesDeRetraite } from '#contract/demande/demandederetraite.ts'
import { pages } from '#portal/pages.ts'
import { paths } from '#portal/paths.ts'
import { abandons } from './abandons.ts'
import { appelOf } from './appel.ts'
import type { Collector } from './collector.ts'
import { asksForPrivacy, isCounted } from './consentement.ts'
import { measureCookies } from './startTracking.ts'
import { evenementOf } from './evenements.ts'
import { downloadOf } from './startTracking.ts'
import { cleanPath } from './pageVue.ts'
import { createVisite } from './visite.ts'

describe('cleanPath', () => {
  it.each([
    ['/mesap/demande/:demandeId', '/mesap/demande'],
    ['/remunerationpaie', '/remunerationpaie'],
    ['/', '/'],
    ['*', '/introuvable'],
    ['/a/:b/c', '/a/c'],
  ])('tells %s as %s', (pattern, told) => {
    expect(cleanPath(pattern)).toBe(told)
  })

  it('keeps nothing of an identifier, whatever the page', () => {
    expect(cleanPath(paths.conversation(':demandeId'))).not.toContain('demandeId')
  })
})

describe('isCounted', () => {
  it.each([
    // choice, privacy asked, container, counted
    [undefined, false, '', true],
    [undefined, true, '', false],
    [undefined, false, 'aB3', false],
    [true, false, 'aB3', true],
    [true, true, '', true],
    [false, false, '', false],
    [false, true, 'aB3', false],
  ] as const)('choice %s, privacy asked %s, container « %s »: %s', (choice, asked, conteneur, counted) => {
    expect(isCounted(choice, asked, conteneur)).toBe(counted)
  })

  it.each([
    [{}, false],
    [{ doNotTrack: '0' }, false],
    [{ doNotTrack: null }, false],
    [{ doNotTrack: '1' }, true],
    [{ globalPrivacyControl: true }, true],
  ] as const)('hears %o', (wishes, asked) => {
    expect(asksForPrivacy(wishes)).toBe(asked)
  })
})

it('knows the cookies of the measurement, and no others', () => {
  const cookies = '_pk_id.1.abc=1; espaceagent=2; _pk_ses.1.abc=3; mtm_consent_removed=4; x_pk_=5'
  expect(measureCookies(cookies)).toEqual(['_pk_id.1.abc', '_pk_ses.1.abc', 'mtm_consent_removed'])
})

it('tells what a link downloads by its kind only', () => {
  const origin = 'https://portail.fr'
  const { path } = rubriques.remunerationpaie.telechargementArchive
  expect(downloadOf(`${origin}${path}?archiveId=5b0c`, origin)).toBe(path)
  expect(downloadOf(`https://ailleurs.fr${path}`, origin)).toBeUndefined()
  expect(downloadOf(`${origin}/contact`, origin)).toBeUndefined()
  expect(downloadOf('', origin)).toBeUndefined()
})

describe('evenementOf', () => {
  const answer = (code: unknown, status = 200) =>
    evenementOf({ kind: 'reponse', appel: appelOf(connexion), status, code })

  it('tells a sign-in by its code', () => {
    expect(answer(codesConnexion.ok)).toEqual({ categorie: 'Connexion', action: 'Réussie' })
    expect(answer(codesConnexion.echec)).toEqual({ categorie: 'Connexion', action: 'Refusée' })
  })

  it('tells nothing of failures, nor of calls that are not actions', () => {
    expect(answer(undefined, 500)).toBeUndefined()
    expect(evenementOf({ kind: 'reponse', appel: 'GET /autre', status: 200 })).toBeUndefined()
  })
})

describe('a visit', () => {
  const told: unknown[][] = []
  const collector: Collector = {
    pageVue: ({ chemin }, precedente) => told.push(['page', chemin, precedente]),
    evenement: ({ categorie, action, nom }) => told.push(['evenement', categorie, action, nom]),
    telechargement: (chemin) => told.push(['telechargement', chemin]),
    refus: () => undefined,
    accord: () => undefined,
  }
  const page = (chemin: string) => ({ chemin, titre: chemin })
  const found = { kind: 'reponse', appel: appelOf(preparerdemandeenvoimail), status: 200 } as const
  const events = () => told.filter(([kind]) => kind === 'evenement')

  beforeEach(() => {
    told.length = 0
    vi.stubGlobal('location', { origin: 'https://portail.fr' })
    return () => vi.unstubAllGlobals()
  })

  it('tells each page with the one before', () => {
    const visite = createVisite(() => collector, 'https://ailleurs.fr/')
    visite.page(page('/contact'))
    visite.page(page('/plandusite'))
    expect(told).toEqual([
      ['page', '/contact', 'https://ailleurs.fr/'],
      ['page', '/plandusite', 'https://portail.fr/contact'],
    ])
  })

  it('does not take the next step for giving up, then tells it once', () => {
    const visite = createVisite(() => collector, '')
    visite.page(page('/inscription/identite'))
    visite.page(page('/inscription/verification'))
    expect(events()).toEqual([])
    visite.page(page('/contact'))
    visite.fin()
    expect(events()).toEqual([['evenement', 'Inscription', 'Abandon', '/inscription/verification']])
  })

  it('tells that the window closes half-way, once', () => {
    const visite = createVisite(() => collector, '')
    visite.page(page(paths.motdepasseoublie))
    visite.fin()
    visite.fin()
    visite.page(page('/contact'))
    expect(events()).toHaveLength(1)
  })

  it('finds nothing given up where there was nothing to begin', () => {
    const visite = createVisite(() => collector, '')
    visite.page(page(paths.demandeenvoimail))
    visite.signal({ ...found, status: 404 })
    visite.page(page(paths.remunerationpaie))
    expect(events()).toEqual([])
  })

  it('finds nothing given up where what was begun is done', () => {
    const visite = createVisite(() => collector, '')
    visite.page(page(paths.demandeenvoimail))
    visite.signal(found)
    visite.signal({ kind: 'reponse', appel: appelOf(demandeenvoimail), status: 200 })
    visite.signal(found)
    visite.page(page(paths.remunerationpaie))
    expect(events()).toEqual([['evenement', 'Envoi par courriel', 'Envoyé', undefined]])
  })

  it('finds it given up where the call failed', () => {
    const visite = createVisite(() => collector, '')
    visite.page(page(paths.demandeenvoimail))
    visite.signal(found)
    visite.signal({ kind: 'reponse', appel: appelOf(demandeenvoimail), status: 444 })
    visite.page(page(paths.remunerationpaie))
    expect(events()).toEqual([['evenement', 'Envoi par courriel', 'Abandon', paths.demandeenvoimail]])
  })

  it('tells nothing while the person is not counted', () => {
    const visite = createVisite(() => undefined, '')
    visite.page(page(paths.motdepasseoublie))
    visite.signal({ kind: 'telechargement', chemin: '/x' })
    visite.page(page('/contact'))
    expect(told).toEqual([])
  })
})

it('expects, after each page that can be given up, pages that are told by a clean path', () => {
  for (const [chemin, { suites }] of Object.entries(abandons))
    for (const path of [chemin, ...suites]) expect(cleanPath(path)).toBe(path)
})

describe('every procedure', () => {
  const steps = pages.flatMap(({ etapes }) => etapes ?? []).map(({ path }) => path)
  const last = (path: string) => path.endsWith('/confirmation')

  it('is measured on each of its steps but the last, which ends it', () => {
    expect(steps.length).toBeGreaterThan(12)
    for (const path of steps) expect([path, path in abandons]).toEqual([path, !last(path)])
  })

  it.each([paths.correctioncir, paths.nouvelleConversation, paths.demandeenvoimail])(
    'of one page, %s, is ended by its call',
    (path) => expect(abandons[path]?.terminePar).not.toHaveLength(0),
  )

  it('that is sent is not given up, whatever page comes next', () => {
    const told: string[] = []
    const collector = {
      evenement: ({ action }: { action: string }) => told.push(action),
      pageVue: () => undefined,
    }
    const visite = createVisite(() => collector as unknown as Collector, '')
    const recapitulatif = steps.find((path) => path.endsWith('departretraite/recapitulatif')) ?? ''
    vi.stubGlobal('location', { origin: 'https://portail.fr' })
    visite.page({ chemin: recapitulatif, titre: 'x' })
    visite.signal({ kind: 'reponse', appel: appelOf(demandesDeRetraite.depart.envoyer), status: 200 })
    visite.page({ chemin: paths.contact, titre: 'x' })
    visite.page({ chemin: recapitulatif, titre: 'x' })
    expect(told).not.toContain('Abandon')
    visite.page({ chemin: paths.contact, titre: 'x' })
    vi.unstubAllGlobals()
    expect(told).toContain('Abandon')
  })
})
