import { brouillons } from '#contract/kit/brouillon.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { purge } from '#server/purge.ts'
import { markRecalled } from '#server/kit/drafts/store.ts'
import { changeProfil } from '#server/kit/people/profils.ts'
import { mailsOf, send } from '#testing/calls.ts'
import { databases } from '#testing/databases.ts'
import { testApp, type TestApp } from '#testing/testApp.ts'

const DAY_MS = 86_400_000
const ALAIN = '163115935007107'
const ANGE = '164062A00401545'
const { lire, enregistrer, supprimer } = brouillons.demandedepartretraite

describe.each(databases)('drafts on %s', (database) => {
  let portal: TestApp
  let cookie = ''
  const keep = (version: number, contenu: object) =>
    send(portal, enregistrer, { body: { version, contenu } }, { cookie })
  const read = async () => (await send(portal, lire, {}, { cookie })).json().brouillon

  beforeAll(async () => {
    portal = await testApp(database)
    const id = await portal.addPerson(ALAIN)
    await changeProfil(portal.services.db, id, { courriel_principal: 'alain@example.org' })
    await portal.addPerson(ANGE, { lecture_seule: 1 })
    cookie = await portal.signIn(ALAIN)
  })
  afterAll(() => portal.close())

  it('are found again from another session, at their last version', async () => {
    expect(await read()).toBeUndefined()
    expect((await keep(0, { etape: 'situation' })).json()).toMatchObject({ version: 1 })
    expect((await keep(1, { etape: 'depart' })).json()).toMatchObject({ version: 2 })
    cookie = await portal.signIn(ALAIN)
    expect(await read()).toMatchObject({ version: 2, contenu: { etape: 'depart' } })
  })

  it('are not overwritten by a tab that is behind', async () => {
    const late = await keep(1, { etape: 'situation' })
    expect(late.statusCode).toBe(444)
    expect(late.json().erreurCode).toBe('SRE_ESPACEAGENT_BROUILLON_CONFLIT')
    expect((await keep(0, {})).statusCode).toBe(444)
    expect(await read()).toMatchObject({ version: 2, contenu: { etape: 'depart' } })
  })

  it('are kept once when they are sent again, for the answer was lost, and can be gone on with', async () => {
    const again = await keep(1, { etape: 'depart' })
    expect([again.statusCode, again.json().version]).toEqual([200, 2])
    expect((await read()).version).toBe(2)
  })

  it('are kept once when two tabs keep them at the same time', async () => {
    const statuses = (await Promise.all([keep(2, { onglet: 'a' }), keep(2, { onglet: 'b' })])).map(
      ({ statusCode }) => statusCode,
    )
    expect(statuses.toSorted()).toEqual([200, 444])
  })

  it('are refused to a read-only account', async () => {
    const ange = await portal.signIn(ANGE)
    const answer = await send(portal, enregistrer, { body: { version: 0, contenu: {} } }, { cookie: ange })
    expect(answer.json().erreurCode).toBe('SRE_ESPACEAGENT_LECTURE_SEULE')
  })

  it('are not told of when their author touched them since they were read', async () => {
    const { db } = portal.services
    const draft = await db.selectFrom('brouillon').selectAll().executeTakeFirstOrThrow()
    expect(await markRecalled(db, { ...draft, modifie_le: draft.modifie_le - 1 }, 1)).toBe(false)
  })

  it('are deleted after 90 days, two weeks after an e-mail that says so', async () => {
    portal.wait(75 * DAY_MS)
    await purge(portal.services)
    expect(await mailsOf(portal)).toEqual([])
    portal.wait(DAY_MS)
    await purge(portal.services)
    await purge(portal.services)
    expect((await mailsOf(portal)).map(({ genre, destinataire }) => [genre, destinataire])).toEqual([
      ['brouillon', 'alain@example.org'],
    ])
    portal.wait(13 * DAY_MS)
    await purge(portal.services)
    cookie = await portal.signIn(ALAIN)
    expect(await read()).toBeDefined()
    portal.wait(DAY_MS)
    await purge(portal.services)
    cookie = await portal.signIn(ALAIN)
    expect(await read()).toBeUndefined()
  })

  it('are deleted when their author wants', async () => {
    await keep(0, { etape: 'situation' })
    await send(portal, supprimer, { body: {} }, { cookie })
    expect(await read()).toBeUndefined()
  })
})
