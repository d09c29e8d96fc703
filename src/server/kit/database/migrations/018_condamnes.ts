import { type Kysely, sql } from 'kysely'

/** Files condemned before they were noted for the purge: a server that stopped, or a store that was away, may have left some. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    insert into fichier_attendu (fichier, cree_le)
    select fichier, 0 from piece where "analyse" in ('infectee', 'refusee')
    on conflict do nothing`.execute(db)
}
