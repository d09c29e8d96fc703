import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databases, openTestStore } from '#testing/databases.ts'
import { person } from '#testing/person.ts'
import { addCompte } from '../people/comptes.ts'
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

  it('names its columns, without which it would not', async () => {
    const every = writtenOnce(1, (db: Db, cle: string) =>
      db.selectFrom('reglage').selectAll().where('cle', '=', cle),
    )
    await expect(every(store.db, 'a')).rejects.toThrow('must name its columns')
  })
})
