import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databases, openTestStore } from '#testing/databases.ts'
import { person, T0 } from '#testing/person.ts'
import { addConnexion, dropConnexions, dropFactors } from '../database/journal.ts'
import type { Db, Store } from '../database/Store.ts'
import { addEvenements, closeEvenements, markRead, markUnread } from '../news/evenements.ts'
import { newId } from '../identifiers.ts'
import { addJeton, dropJetons } from '../session/jetons.ts'
import { addSession } from '../session/sessions.ts'
import { endSessionsOf } from '../session/endSessions.ts'
import { addCompte } from './comptes.ts'

/** Something of each kind that writes of one account could take from another. */
const give = async (db: Db, compteId: string) => {
  const factor = { genre: 'totp', nom: 'Téléphone', cree_le: T0, dernier_pas: null } as const
  const evenement = { document_uuid: null, service: 'retraite', action_ihm: null, tri: 1 } as const
  const told = {
    libelle1: 'À lire',
    libelle2: null,
    reference_url: null,
    date_evenement: '2026-11-01',
  } as const
  const ids = { lu: newId(), nonLu: newId() }
  await addEvenements(db, [
    { ...evenement, ...told, id: ids.lu, compte_id: compteId, statut: 'EVE_LU' },
    { ...evenement, ...told, id: ids.nonLu, compte_id: compteId, statut: 'EVE_NON_LU' },
  ])
  await addConnexion(db, { compte_id: compteId, quand: T0, moyen: 'motdepasse', navigateur: 'Firefox' })
  await db
    .insertInto('facteur')
    .values({ ...factor, id: newId(), compte_id: compteId })
    .execute()
  await db
    .insertInto('code_secours')
    .values({ compte_id: compteId, empreinte: newId(), cree_le: T0 })
    .execute()
  for (const genre of ['secondfacteur', 'motdepasse'] as const)
    await addJeton(db, newId(), { genre, compteId, expireLe: T0 + 1 })
  await addSession(db, newId(), { compteId, moyen: 'motdepasse', navigateur: 'Firefox' }, T0)
  return ids
}

/** What an account has, whole. */
const held = async (db: Db, compteId: string) => {
  const tables = ['evenement', 'journal', 'facteur', 'code_secours', 'jeton', 'session'] as const
  return Promise.all(
    tables.map((table) => db.selectFrom(table).selectAll().where('compte_id', '=', compteId).execute()),
  )
}

describe.each(databases)('what is undone of one account, on %s', (name) => {
  let store: Store
  let one: string
  let other: string
  let ids: Awaited<ReturnType<typeof give>>

  beforeAll(async () => {
    store = await openTestStore(name)
    one = await addCompte(store.db, person('269057505601260'))
    other = await addCompte(store.db, person('182071305502136'))
    await give(store.db, one)
    ids = await give(store.db, other)
  })
  afterAll(() => store.close())

  it.each<[string, (db: Db) => Promise<unknown>]>([
    ['the events that an act answers', (db) => closeEvenements(db, one, '2026-11-20', {})],
    ['one that is read', (db) => markRead(db, one, ids.nonLu)],
    ['those that are unread again', (db) => markUnread(db, one, [ids.lu])],
    ['its sign-ins', (db) => dropConnexions(db, one)],
    ['its second factors', (db) => dropFactors(db, one)],
    ['its links', (db) => dropJetons(db, 'motdepasse', one)],
    ['its sessions', (db) => endSessionsOf(db, one)],
  ])('takes nothing from another: %s', async (_, undo) => {
    const before = await held(store.db, other)
    expect(before.map(({ length }) => length)).toEqual([2, 1, 1, 1, 2, 1])
    await store.db.transaction().execute(undo)
    expect(await held(store.db, other)).toEqual(before)
  })
})
