import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls } from '#contract/calls.ts'
import { formulaires } from '#contract/connexion/formulaires.ts'
import type { Call } from '#contract/kit/call.ts'
import { failures } from '#contract/kit/failures.ts'
import { refusalOf } from '#testing/calls.ts'
import { testApp, type TestApp } from '#testing/testApp.ts'
import { tables } from './kit/database/tables.ts'

const CAMILLE = '269057505601260'

const posts = calls.filter(({ method, later }) => method === 'POST' && !later)
const writings = posts.filter(({ writes }) => writes)
const named = (list: readonly Call[]) => list.map((call) => [call.path, call] as const)

describe('what writes', () => {
  let portal: TestApp
  let cookie: string
  beforeAll(async () => {
    portal = await testApp('SQLite')
    await portal.addPerson(CAMILLE, { lecture_seule: 1 })
    cookie = await portal.signIn(CAMILLE)
  })
  afterAll(() => portal.close())

  const post = (url: string, headers: Record<string, string> = {}) =>
    portal.app.inject({ method: 'POST', url, headers: { cookie, ...headers } })
  const kept = () =>
    Promise.all(tables.map((table) => portal.services.db.selectFrom(table).selectAll().execute()))

  it.each(named(writings))('%s is refused to a read-only account before it is looked at', async (path) => {
    const { status, erreurCode } = failures.lectureSeule
    expect(refusalOf(await post(path))).toEqual([status, erreurCode])
  })

  it('is all of what is posted once signed in, but what only reads, prepares, or protects the account', () => {
    const others = posts.filter(({ access, writes }) => access === 'connecte' && !writes)
    const isDocument = (path: string) => path.startsWith('/api/prive/preparerarchive')
    const isSafety = (path: string) => path.startsWith('/api/prive/securite/v1/')
    expect(others.map(({ path }) => path).filter((path) => !isDocument(path) && !isSafety(path))).toEqual([
      '/api/prive/verify-session',
      '/api/prive/deconnexion/v1',
      '/api/prive/initialiserhabilitation/v1',
      '/api/prive/lireevenement/v1',
      '/api/prive/lireevenements/v1',
      '/api/prive/nonlireevenements/v1',
      '/api/prive/verifiercompteurdemandeenvoimail/v1',
      '/api/prive/profil/v1/sessions/fermer',
      '/api/prive/profil/v1/pasmoi',
    ])
  })

  it.each([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://ailleurs.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site', origin: 'http://localhost:3000' },
  ] as readonly Record<string, string>[])(
    'is refused whatever it is, and leaves nothing, with %j',
    async (from) => {
      const before = await kept()
      const { status, erreurCode } = failures.origineRefusee
      const forms = [formulaires.connexion, formulaires.deconnexion, formulaires.lecture]
      for (const path of [...posts.map((call) => call.path), ...forms])
        expect([path, ...refusalOf(await post(path, from))]).toEqual([path, status, erreurCode])
      expect(await kept()).toEqual(before)
    },
  )
})
