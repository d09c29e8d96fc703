import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databases, openTestStore } from '#testing/databases.ts'
import { idOf } from '#testing/idOf.ts'
import { person, T0 } from '#testing/person.ts'
import { addCompte } from '../people/comptes.ts'
import { takeTry } from '../limits/growingWait.ts'
import { forgetAttempts } from '../limits/throttle.ts'
import { setReglage } from './reglages.ts'
import type { Db, Store } from './Store.ts'
import { writtenOnce } from './writtenOnce.ts'

describe.each(databases)('a query written once, on %s', (name) => {
  let store: Store
  let camille: string

  beforeAll(async () => {
    store = await openTestStore(name)
    camille = await addCompte(store.db, person('269057505601260'))
  })
  afterAll(() => store.close())

  it('is asked with the values of each call, wherever they stand in it', async () => {
    const find = writtenOnce(2, (db: Db, prenom: string, identifiant: string) =>
      db
        .selectFrom('compte')
        .select('id')
        .where('identifiant', '=', identifiant)
        .where('prenom', '=', prenom),
    )
    const { prenom, identifiant } = person('269057505601260')
    expect(await find(store.db, prenom, identifiant)).toEqual([{ id: camille }])
    expect(await find(store.db, identifiant, prenom)).toEqual([])
    await store.db.transaction().execute(async (inside) => {
      expect(await find(inside, prenom, identifiant)).toEqual([{ id: camille }])
    })
  })

  it('goes on once its table has gained a column, as a version that follows may give it', async () => {
    const read = writtenOnce(1, (db: Db, cle: string) =>
      db.selectFrom('reglage').select(['cle', 'valeur']).where('cle', '=', cle),
    )
    await setReglage(store.db, 'a', '1')
    expect(await read(store.db, 'a')).toEqual([{ cle: 'a', valeur: '1' }])
    await sql`alter table reglage add column depuis text`.execute(store.db)
    expect(await read(store.db, 'a')).toEqual([{ cle: 'a', valeur: '1' }])
  })

  it.each(['select', 'returning'])('names its columns, without which it would not: %s', async (kind) => {
    const every = writtenOnce(1, (db: Db, cle: string) =>
      kind === 'select'
        ? db.selectFrom('reglage').selectAll().where('cle', '=', cle)
        : db.deleteFrom('reglage').where('cle', '=', cle).returningAll(),
    )
    await expect(every(store.db, 'a')).rejects.toThrow('must name its columns')
  })

  it('writes as well: texts, numbers and nothing, each time what it is given', async () => {
    const add = writtenOnce(
      4,
      (db: Db, id: string, compte_id: string, now: number, preuve: 'facteur' | null) =>
        db.insertInto('session').values({
          id,
          empreinte: id,
          compte_id,
          moyen: 'motdepasse',
          cree_le: now,
          vu_le: now,
          preuve,
        }),
    )
    const [one, other] = [idOf('une'), idOf('autre')]
    await add(store.db, one, camille, T0, null)
    await store.db.transaction().execute((inside) => add(inside, other, camille, T0 + 1, 'facteur'))
    const kept = await store.db
      .selectFrom('session')
      .select(['id', 'cree_le', 'vu_le', 'preuve'])
      .orderBy('cree_le')
      .execute()
    expect(kept).toEqual([
      { id: one, cree_le: T0, vu_le: T0, preuve: null },
      { id: other, cree_le: T0 + 1, vu_le: T0 + 1, preuve: 'facteur' },
    ])
  })
})

it('PostgreSQL plans what a sign-in writes once by connection', async () => {
  const store = await openTestStore('PostgreSQL')
  await store.db.transaction().execute(async (inside) => {
    for (const key of ['a', 'b']) {
      await takeTry(inside, key, T0, 3)
      await forgetAttempts(inside, [key])
    }
    const prepared = sql<{ statement: string }>`select statement from pg_prepared_statements`
    const { rows } = await prepared.execute(inside)
    expect(rows.map(({ statement }) => statement.split(' ', 1)[0]).toSorted()).toEqual([
      'begin',
      'delete',
      'insert',
    ])
  })
  await store.close()
})
