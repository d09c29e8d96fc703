import type { GenreDocument } from '#contract/documents/genres.ts'
import type { Insertable } from 'kysely'
import type { BulletinTable } from '#server/kit/database/schema/documents.ts'
import type { Db } from '#server/kit/database/Store.ts'

export const addBulletins = (db: Db, rows: Insertable<BulletinTable>[]) =>
  db.insertInto('bulletin').values(rows).execute()

/** What is known as data of the documents of this account, kinds and sub-themes, the last one first: all, or the first of them. */
export const dataOfDocuments = (
  db: Db,
  compteId: string,
  {
    genres,
    codes,
    most,
  }: {
    readonly genres: readonly GenreDocument[]
    readonly codes: readonly number[]
    readonly most?: number
  },
) =>
  db
    .selectFrom('document')
    .innerJoin('bulletin', 'bulletin.document_uuid', 'document.uuid')
    .select(['document.uuid', 'document.libelle1', 'document.date_document', 'bulletin.json'])
    .where('document.compte_id', '=', compteId)
    .where('document.genre', 'in', [...genres])
    .where('document.code_sous_theme_ged', 'in', [...codes])
    .orderBy('document.date_document', 'desc')
    .orderBy('document.uuid')
    .$if(most !== undefined, (query) => query.limit(most ?? 0))
    .execute()

/** A document of this account and kinds, with its payslip as data, null when it has none. */
export const findBulletin = (db: Db, compteId: string, genres: readonly GenreDocument[], uuid: string) =>
  db
    .selectFrom('document')
    .leftJoin('bulletin', 'bulletin.document_uuid', 'document.uuid')
    .select(['document.uuid', 'document.libelle1', 'bulletin.json'])
    .where('document.uuid', '=', uuid)
    .where('document.compte_id', '=', compteId)
    .where('document.genre', 'in', [...genres])
    .executeTakeFirst()
