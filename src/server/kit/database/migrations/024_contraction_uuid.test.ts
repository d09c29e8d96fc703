import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { makeDatabase } from '#testing/databases.ts'
import { UUID } from '#rules/format/uuid.ts'
import { newId } from '../../identifiers.ts'
import { migrate } from '../migrate.ts'
import { openPostgres, type Store } from '../Store.ts'

let database: Awaited<ReturnType<typeof makeDatabase>>
let store: Store
beforeEach(async () => {
  database = await makeDatabase()
  store = await openPostgres(database.url)
})
afterEach(async () => {
  await store.close()
  await database.drop()
})

const listed = async (query: ReturnType<typeof sql<{ one: string }>>) =>
  (await query.execute(store.db)).rows.map(({ one }) => one)

/** References, keys and indexes of every table, as PostgreSQL writes them. */
const shape = async () => ({
  constraints: await listed(
    sql`select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) as one
      from pg_constraint where connamespace = current_schema()::regnamespace order by 1`,
  ),
  indexes: await listed(
    sql`select indexdef as one from pg_indexes where schemaname = current_schema() order by 1`,
  ),
})

/** Columns that are named as identifiers are, of a type. */
const named = (type: string) =>
  listed(
    sql`select table_name || '.' || column_name as one from information_schema.columns
      where table_schema = current_schema() and data_type = ${type}
      and column_name similar to '(%\\_)?(id|uuid)' order by 1`,
  )

/** An account with a session from before sessions had a name, a document that an event announces, and an act of the journal. */
const fill = async (compte: string, document: string) => {
  for (const row of [
    sql`insert into compte values (${compte}, '269057505601260', 'x', 'Camille', 'Moreau', '1969-05-12', 'CONFIRME', 0, '[]', 0, 0, 0, null, 0)`,
    sql`insert into session (empreinte, compte_id, moyen, cree_le, vu_le) values ('a', ${compte}, 'motdepasse', 0, 0), ('b', ${compte}, 'motdepasse', 0, 0)`,
    sql`insert into document values (${document}, ${compte}, 'remuneration', 2026, 'Octobre', null, null, '2026-10-27', 101, 'f.pdf', 'f.pdf')`,
    sql`insert into bulletin values (${document}, '{}')`,
    sql`insert into evenement (id, compte_id, document_uuid, statut, service, tri, libelle1, date_evenement) values (${newId()}, ${compte}, ${document}, 'EVE_NON_LU', 'remuneration', 1, 'x', '2026-10-27'), (${newId()}, ${compte}, null, 'EVE_LU', 'remuneration', 2, 'x', '2026-10-27')`,
    sql`insert into audit (rang, quand, acte, resultat, auteur, compte_id, precedent, empreinte) values (1, 0, 'connexion', 'fait', 'personne', ${compte}, '', 'x')`,
  ])
    await row.execute(store.db)
}

const rowsOf = async (table: string) =>
  (await sql<{ row: object }>`select to_jsonb(t) as row from ${sql.table(table)} t`.execute(store.db)).rows

it('identifiers become of their own type, and nothing else changes', async () => {
  const { db } = store
  await migrate(db, '023_corrections_annoncees')
  const [compte, document] = [newId(), newId()]
  await fill(compte, document)
  const known = ['compte', 'document', 'bulletin', 'evenement', 'audit']
  const before = { ...(await shape()), rows: await Promise.all(known.map(rowsOf)) }
  expect(await migrate(db, '024_contraction_uuid')).toEqual(['024_contraction_uuid'])
  expect({ ...(await shape()), rows: await Promise.all(known.map(rowsOf)) }).toEqual(before)

  const sessions = await db.selectFrom('session').select('id').execute()
  expect([new Set(sessions.map(({ id }) => id)).size, sessions.every(({ id }) => UUID.test(id))]).toEqual([
    2,
    true,
  ])
  await expect(sql`update audit set auteur = 'x'`.execute(db)).rejects.toThrow('append-only')
  await db.deleteFrom('compte').where('id', '=', compte).execute()
  expect(await Promise.all(['session', ...known].map(async (table) => (await rowsOf(table)).length))).toEqual(
    [0, 0, 0, 0, 0, 1],
  )
})

it('no column that names a row is a text, but the name that a browser gives to a key', async () => {
  await migrate(store.db)
  expect(await named('text')).toEqual(['facteur.cle_id'])
  expect((await named('uuid')).length).toBeGreaterThan(40)
})
