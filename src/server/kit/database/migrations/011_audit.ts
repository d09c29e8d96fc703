import { type Kysely, PostgresAdapter, sql } from 'kysely'

/** What refuses that a row of the journal of acts be changed, or taken away before its time. */
const guardsOfPostgres = [
  sql`create function audit_fige() returns trigger language plpgsql as $$
  begin
    if tg_op = 'DELETE' and old.rang <= (select purge_rang from audit_tete) then return old; end if;
    raise exception 'audit is append-only';
  end $$`,
  sql`create trigger audit_fige before update or delete on audit for each row execute function audit_fige()`,
]

const guardsOfSqlite = [
  sql`create trigger audit_fige_update before update on audit begin select raise(abort, 'audit is append-only'); end`,
  sql`create trigger audit_fige_delete before delete on audit
  when old.rang > (select purge_rang from audit_tete)
  begin select raise(abort, 'audit is append-only'); end`,
]

/** The journal of acts: each row carries the sum of the one before, and none is changed. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('audit')
    .addColumn('rang', 'bigint', (c) => c.primaryKey())
    .addColumn('quand', 'bigint', (c) => c.notNull())
    .addColumn('acte', 'text', (c) => c.notNull())
    .addColumn('resultat', 'text', (c) => c.notNull())
    .addColumn('motif', 'text')
    .addColumn('auteur', 'text', (c) => c.notNull())
    .addColumn('compte_id', 'text')
    .addColumn('objet', 'text')
    .addColumn('navigateur', 'text')
    .addColumn('reseau', 'text')
    .addColumn('requete', 'text')
    .addColumn('precedent', 'text', (c) => c.notNull())
    .addColumn('empreinte', 'text', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('audit_compte').on('audit').columns(['compte_id', 'rang']).execute()
  await db.schema.createIndex('audit_quand').on('audit').column('quand').execute()
  await db.schema
    .createTable('audit_tete')
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('rang', 'bigint', (c) => c.notNull())
    .addColumn('empreinte', 'text', (c) => c.notNull())
    .addColumn('purge_rang', 'bigint', (c) => c.notNull())
    .execute()
  await sql`insert into audit_tete (id, rang, empreinte, purge_rang) values (1, 0, '', 0)`.execute(db)
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  for (const guard of isPostgres ? guardsOfPostgres : guardsOfSqlite) await guard.execute(db)
}
