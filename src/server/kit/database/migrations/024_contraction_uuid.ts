import { type Kysely, PostgresAdapter, sql } from 'kysely'

/** Columns that hold an identifier drawn here, or the one of a row elsewhere; the others of a table keep their type. */
export const identifiers = {
  compte: ['id'],
  ancien_nir: ['compte_id'],
  session: ['compte_id', 'id'],
  journal: ['id', 'compte_id'],
  audit: ['compte_id'],
  captcha: ['uuid'],
  federation: ['compte_id'],
  facteur: ['id', 'compte_id'],
  code_secours: ['compte_id'],
  profil: ['compte_id'],
  jeton: ['compte_id'],
  courriel: ['id'],
  evenement: ['id', 'compte_id', 'document_uuid'],
  document: ['uuid', 'compte_id'],
  bulletin: ['document_uuid'],
  archive: ['id', 'compte_id'],
  demande: ['id', 'compte_id'],
  message: ['id', 'demande_id'],
  brouillon: ['compte_id'],
  cir: ['compte_id'],
  correction: ['id', 'compte_id'],
  scenario: ['id', 'compte_id'],
  dossier: ['id', 'compte_id'],
  passage: ['id', 'dossier_id', 'document_uuid'],
  transmission: ['id', 'dossier_id', 'piece_id'],
  piece: ['id', 'compte_id', 'message_id', 'correction_id', 'dossier_id'],
} as const

const tables = Object.entries(identifiers)

/** A reference of a row to the one that it goes with. */
interface Reference {
  readonly name: string
  readonly table: string
  readonly column: string
  readonly target: string
  readonly key: string
}

const referencesOf = async (db: Kysely<unknown>) => {
  const { rows } = await sql<Reference>`
    select conname as name, referring.relname as "table", referring_column.attname as "column",
      referred.relname as target, referred_column.attname as key
    from pg_constraint
    join pg_namespace on pg_namespace.oid = connamespace and nspname = current_schema()
    join pg_class referring on referring.oid = conrelid
    join pg_attribute referring_column on referring_column.attrelid = conrelid and referring_column.attnum = conkey[1]
    join pg_class referred on referred.oid = confrelid
    join pg_attribute referred_column on referred_column.attrelid = confrelid and referred_column.attnum = confkey[1]
    where contype = 'f'`.execute(db)
  return rows
}

/**
 * Identifiers are of the type `uuid` on PostgreSQL, where they take 16 bytes instead of 37 in each row and each index that has
 * them; SQLite, which has no such type, keeps texts. Every table is written again, with nobody in it meanwhile: all are held from
 * the beginning, so that it gives up at once or goes to its end.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return
  await sql`lock table ${sql.join(tables.map(([table]) => sql.table(table)))}`.execute(db)
  // Sessions from before they had a name share an empty one: nobody asks for it, and it is no identifier.
  await sql`alter table session alter id drop default`.execute(db)
  await sql`update session set id = gen_random_uuid() where id = ''`.execute(db)
  const references = await referencesOf(db)
  for (const { table, name } of references) await db.schema.alterTable(table).dropConstraint(name).execute()
  for (const [table, columns] of tables) {
    const changes = columns.map((name) => sql`alter ${sql.ref(name)} type uuid using ${sql.ref(name)}::uuid`)
    await sql`alter table ${sql.table(table)} ${sql.join(changes)}`.execute(db)
  }
  for (const { table, name, column, target, key } of references)
    await db.schema
      .alterTable(table)
      .addForeignKeyConstraint(name, [column], target, [key])
      .onDelete('cascade')
      .execute()
  // What PostgreSQL knew of these columns went with their type: it would choose its plans without. Of an empty table it is better
  // told nothing, or it takes it for one that stays empty.
  for (const [table] of tables) {
    const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(db)
    if (rows.length > 0) await sql`analyze ${sql.table(table)}`.execute(db)
  }
}
