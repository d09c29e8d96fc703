import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import { calls } from '#contract/calls.ts'
import { notifications, toutlire } from '#contract/accueil/notifications.ts'
import { rechercher } from '#contract/recherche/recherche.ts'
import { messagerieApp } from '#testing/apps/messagerieApp.ts'
import { send } from '#testing/calls.ts'
import { databases, openTestStore } from '#testing/databases.ts'
import { recordStatements, tablesGoneThrough } from '#testing/plans.ts'
import { keepHere } from './kit/mail/sending/Delivery.ts'
import { sendDue } from './kit/mail/sending/sendDue.ts'
import { purgeAlone } from './purge.ts'

const CAMILLE = '269057505601260'

describe.each(databases)('the statements of calls on %s', (name) => {
  let app: Awaited<ReturnType<typeof messagerieApp>>
  beforeAll(async () => {
    app = await messagerieApp(name)
  })
  afterAll(() => app.portal.close())

  it('go through no table that grows', async () => {
    const { portal, camille } = app
    const { services } = portal
    const noted = recordStatements(services.db)
    await portal.tryToSignIn({ identifiant: CAMILLE, secret: 'x' })
    const cookie = await portal.signIn(CAMILLE)
    const demandeId = await app.opened()
    await app.reply(demandeId)
    await app.thread(demandeId)
    // Dashboard, lists of documents, follow-up, profile, messages: all that is read without naming a row.
    for (const call of calls)
      if (call.method === 'GET' && call.access === 'connecte')
        for (const input of [{}, { query: { annee: '2026' } }]) await send(portal, call, input, { cookie })
    await send(portal, notifications, { query: { groupe: 'pension', page: '2' } }, { cookie })
    await send(portal, toutlire, { body: { groupe: 'autres' } }, { cookie })
    await send(portal, rechercher, { query: { texte: 'bulletin' } }, { cookie: camille })
    await sendDue({ ...services, deliver: keepHere, log: portal.app.log })
    // All that was just written is due.
    portal.wait(400 * 86_400_000)
    await purgeAlone(services, 'a')
    const statements = [...noted.values()]
    expect(statements.length).toBeGreaterThan(60)
    const faults: string[] = []
    for (const query of statements) {
      const tables = await tablesGoneThrough(services.db, query)
      if (tables.length > 0) faults.push(`${tables.join(', ')}: ${query.sql}`)
    }
    expect(faults).toEqual([])
  })
})

it('each reference to another row has an index: what is deleted looks for what hangs on it', async () => {
  const store = await openTestStore('PostgreSQL')
  const { rows } = await sql<{ reference: string }>`
    select conrelid::regclass || '.' || attname as reference
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and connamespace = current_schema()::regnamespace and not exists (
      select 1 from pg_index where indrelid = conrelid and indkey[0] = conkey[1] and indpred is null
    )`.execute(store.db)
  await store.close()
  expect(rows).toEqual([])
})
