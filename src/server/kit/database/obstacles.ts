import { type Kysely, sql } from 'kysely'
import type { Tables } from './schema/schema.ts'
import { identifiers } from './migrations/024_contraction_uuid.ts'

/** Looks for the rows of a PostgreSQL base that would have it refuse a migration; a sentence each: which ones, and what to do first. */
export type Look = (db: Kysely<Tables>) => Promise<readonly string[]>

/** Rows named in a sentence: whoever mends so many finds the others by looking again. */
const NAMED = 5

const named = (rows: readonly string[]) =>
  `${rows.slice(0, NAMED).join(', ')}${rows.length > NAMED ? ', et d’autres' : ''}`

/** An entry of an index holds 2,704 bytes on PostgreSQL, and 028 puts some 200 there beside these texts. */
const LONGEST_TEXTS = 2500

/** Events whose texts an index of 028 may not hold. */
export const longEvents: Look = async (db) => {
  const length = sql<number>`octet_length(libelle1) + coalesce(octet_length(libelle2), 0) + coalesce(octet_length(reference_url), 0)`
  const rows = await db
    .selectFrom('evenement')
    .select('id')
    .where(length, '>', LONGEST_TEXTS)
    .limit(NAMED + 1)
    .execute()
  if (rows.length === 0) return []
  return [
    `peut être refusée : l’adresse et les titres d’événements font plus de ${LONGEST_TEXTS} octets en tout, que son index ne prendra que si PostgreSQL les comprime assez (colonne « id » : ${named(rows.map(({ id }) => id))}). Dans PostgreSQL, donnez-leur d’abord une adresse plus courte (« update evenement set reference_url = 'https://…' where id = '…' »), ou supprimez-les.`,
  ]
}

/** Those that are still texts; which tables there are depends on the version that a base comes from. */
const textIdentifiers = async (db: Kysely<Tables>) => {
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as "table", column_name as "column" from information_schema.columns
    where table_schema = current_schema() and data_type = 'text'`.execute(db)
  const known: Readonly<Record<string, readonly string[]>> = identifiers
  return rows.filter(({ table, column }) => known[table]?.includes(column))
}

/** Identifiers that are none, for 024. An empty name of a session is given another by that migration itself. */
export const notUuids: Look = async (db) => {
  const found: string[] = []
  for (const { table, column } of await textIdentifiers(db)) {
    const { rows } = await sql<{ value: string }>`
      select ${sql.ref(column)} as value from ${sql.table(table)}
      where ${sql.ref(column)} !~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
      and not (${table} = 'session' and ${sql.ref(column)} = '') limit ${NAMED + 1}`.execute(db)
    if (rows.length > 0)
      found.push(
        `sera refusée : la colonne « ${column} » de « ${table} » contient ce qui n’est pas un identifiant (${named(rows.map(({ value }) => `« ${value} »`))}). Corrigez d’abord ces lignes dans PostgreSQL, ou supprimez-les.`,
      )
  }
  return found
}
