import type { GenreDocument } from '#contract/documents/genres.ts'
import type { Insertable } from 'kysely'
import type { BulletinTable } from '#server/kit/database/schema/documents.ts'
import type { Db } from '#server/kit/database/Store.ts'

export const addBulletins = (db: Db, rows: Insertable<BulletinTable>[]) =>
  db.insertInto('bulletin').values(rows).execute()

/** The latest payslips as data of these kinds and sub-themes of an account, the last one first. */
export const latestBulletins = (
  db: Db,
  compteId: string,
  genres: readonly GenreDocument[],
  codes: readonly number[],
  limit: number,
) =>
  db
    .selectFrom('document')
    .innerJoin('bulletin', 'bulletin.document_uuid', 'document.uuid')
    .select(['document.uuid', 'bulletin.json'])
    .where('document.compte_id', '=', compteId)
    .where('document.genre', 'in', [...genres])
    .where('document.code_sous_theme_ged', 'in', [...codes])
    .orderBy('document.date_document', 'desc')
    .orderBy('document.uuid')
    .limit(limit)
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

/** What is known as data of the documents of this account, kinds and sub-themes, the last one first. */
export const dataOfDocuments = (
  db: Db,
  compteId: string,
  genres: readonly GenreDocument[],
  codes: readonly number[],
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
    .execute()
