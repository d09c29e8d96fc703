import type { NomRubrique } from '#contract/documents/listes.ts'
import type { Insertable, Selectable } from 'kysely'
import type { ArchiveTable } from '#server/kit/database/schema/documents.ts'
import { inBatches } from '#server/kit/database/purging/inBatches.ts'
import type { Db } from '#server/kit/database/Store.ts'

export const addArchive = (db: Db, row: Insertable<ArchiveTable>) =>
  db.insertInto('archive').values(row).execute()

interface Asked {
  readonly compteId: string
  readonly rubrique: NomRubrique
  readonly id: string
}

/** An archive of this account and area, still kept at a moment; another person's is not found. */
export const findArchive = (
  db: Db,
  { compteId, rubrique, id }: Asked,
  now: number,
): Promise<Selectable<ArchiveTable> | undefined> =>
  db
    .selectFrom('archive')
    .selectAll()
    .where('id', '=', id)
    .where('compte_id', '=', compteId)
    .where('rubrique', '=', rubrique)
    .where('expire_le', '>', now)
    .executeTakeFirst()

/** Forgets the archives of an account but its last ones. */
export const keepLastArchives = (db: Db, compteId: string, kept: number) =>
  db
    .deleteFrom('archive')
    .where('compte_id', '=', compteId)
    .where('id', 'not in', (e) =>
      e
        .selectFrom('archive')
        .select('id')
        .where('compte_id', '=', compteId)
        .orderBy('cree_le', 'desc')
        .orderBy('id')
        .limit(kept),
    )
    .execute()

export const purgeArchives = (db: Db, now: number) =>
  inBatches(
    db.selectFrom('archive').select('id as cle').where('expire_le', '<=', now).orderBy('expire_le'),
    (keys) =>
      db
        .deleteFrom('archive')
        .where('id', 'in', [...keys])
        .where('expire_le', '<=', now),
  )
