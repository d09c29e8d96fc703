import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databases, openTestStore } from '#testing/databases.ts'
import { person, T0 } from '#testing/person.ts'
import { addCompte, changeCompte } from '../people/comptes.ts'
import { addSession, findSession, openSession } from './sessions.ts'
import { endSession, endSessionsOf, purgeSessions } from './endSessions.ts'
import type { Store } from '../database/Store.ts'

describe.each(databases)('sessions on %s', (name) => {
  let store: Store
  let camille: string

  beforeAll(async () => {
    store = await openTestStore(name)
    camille = await addCompte(store.db, person('269057505601260'))
  })
  afterAll(() => store.close())

  it('finds a session by its token only, and never stores the token', async () => {
    await addSession(store.db, 'token', { compteId: camille, moyen: 'motdepasse', navigateur: 'Firefox' }, T0)
    const found = await findSession(store.db, 'token')
    expect(found).toMatchObject({ ouverteLe: T0, vueLe: T0, compte: { id: camille, cree_le: T0 } })
    expect(found?.empreinte).not.toContain('token')
    await endSession(store.db, found?.empreinte ?? '')
    expect(await findSession(store.db, 'token')).toBeUndefined()
  })

  it('purges the sessions that are idle or too old, and keeps the others', async () => {
    await addSession(
      store.db,
      'old',
      { compteId: camille, moyen: 'motdepasse', navigateur: 'Firefox' },
      T0 - 1000,
    )
    await addSession(store.db, 'new', { compteId: camille, moyen: 'motdepasse', navigateur: 'Firefox' }, T0)
    await purgeSessions(store.db, T0 - 500, T0 - 5000)
    expect(await findSession(store.db, 'old')).toBeUndefined()
    expect(await findSession(store.db, 'new')).toBeDefined()
  })

  it('none that is being opened outlives the closing of all', async () => {
    const compteId = await addCompte(store.db, person('163115935007107'))
    const session = { compteId, moyen: 'franceconnect' as const, navigateur: 'Firefox' }
    let closed: () => void = () => undefined
    const closing = store.db.transaction().execute(async (db) => {
      await endSessionsOf(db, compteId)
      await changeCompte(db, compteId, { suspendu_le: T0 })
      await new Promise<void>((go) => {
        closed = go
      })
    })
    await expect.poll(() => String(closed)).not.toContain('undefined')
    const opening = store.db.transaction().execute((db) => openSession(db, session, T0))
    const outcome = expect(opening).rejects.toMatchObject({ failure: 'compteSuspendu' })
    closed()
    await closing
    await outcome
    expect(
      await store.db.selectFrom('session').where('compte_id', '=', compteId).selectAll().execute(),
    ).toEqual([])
  })
})
