import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { alain } from '#demo/personas/agents.ts'
import { calls } from '#contract/calls.ts'
import type { Call } from '#contract/kit/call.ts'
import { demande as fil } from '#contract/messagerie/messagerie.ts'
import { profilExport } from '#contract/profil/profil.ts'
import { proveForGood } from '#testing/calls.ts'
import { givePossessions, type Possessions } from '#testing/possessions/possessions.ts'
import type { Entree } from '#testing/securite/champsIdentifiants.ts'
import { exemplesDe } from '#testing/securite/exemples.ts'
import { testApp, type TestApp } from '#testing/testApp.ts'
import { tables } from './kit/database/tables.ts'

const CAMILLE = '269057505601260'

/** What a request leaves by itself: the journal of acts, counters, and the seed of invented IBANs, drawn at its first use. */
const TRACES = new Set<string>(['audit', 'audit_tete', 'tentative', 'reglage'])

/** What the lists that search and page ask for besides. */
const READ = { texte: 'octobre', annee: '2026' }

const readings = calls
  .filter(({ access, method, later }) => access === 'connecte' && method !== 'POST' && !later)
  .map((call) => ({ name: `${call.method} ${call.path}`, call }))

/** The event that leads to a document is marked as read with it (docs/decisions): asked for without it, nothing is. */
const withoutEvent = ({ query: { evenementId: _left, ...query } = {}, ...rest }: Entree): Entree => ({
  ...rest,
  query,
})

describe('what someone reads of their own', () => {
  let portal: TestApp
  let cookie: string
  let own: Possessions
  beforeAll(async () => {
    portal = await testApp('SQLite')
    own = await givePossessions(
      portal,
      await portal.addPerson(CAMILLE, { date_naissance: alain.dateNaissance }),
    )
    cookie = await portal.signIn(CAMILLE)
    await proveForGood(portal)
  })
  afterAll(() => portal.close())

  const ask = (call: Call) => {
    const exemple = exemplesDe(own).get(call)
    const { params, query } = exemple
      ? call.produces
        ? withoutEvent(exemple)
        : exemple
      : { params: {}, query: {} }
    const known = Object.entries(READ).filter(([name]) => call.query && name in call.query.properties)
    return portal.app.inject({
      method: call.method,
      url: call.path.replace(/:(\w+)/, (_, name: string) => String(params?.[name])),
      query: { ...Object.fromEntries(known), ...(query as Record<string, string>) },
      headers: { cookie },
    })
  }
  const kept = () =>
    Promise.all(
      tables
        .filter((table) => !TRACES.has(table))
        .map((table) => portal.services.db.selectFrom(table).selectAll().execute()),
    )

  it.each(readings.filter(({ call }) => call !== fil))(
    '$name answers, and changes nothing',
    async ({ call }) => {
      const before = await kept()
      const { statusCode } = await ask(call)
      expect(statusCode).toBe(200)
      expect(await kept()).toEqual(before)
    },
  )

  it('never has an IBAN whole, but the copy of all their data', async () => {
    const told: string[] = []
    for (const { name, call } of readings) {
      const { rawPayload } = await ask(call)
      const signs = rawPayload.toString('latin1').replaceAll(/\s/g, '')
      if (signs.includes(alain.iban) || signs.includes(alain.iban.slice(4, -3))) told.push(name)
    }
    expect(told).toEqual([`GET ${profilExport.path}`])
  })
})
