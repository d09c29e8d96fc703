/** Files: the documents of people, where their bytes are and who may read them. */

import type { GenreDocument } from '#contract/documents/genres.ts'
import type { Insertable, Selectable } from 'kysely'
import type { DocumentTable } from '../database/schema/schema.ts'
import { forgetFiles } from './fichiersAttendus.ts'
import type { Db } from '../database/Store.ts'

export type DocumentRow = Selectable<DocumentTable>

/** Whether a file of so many bytes is the one that was imported; rows from before sizes were kept do not say. */
export const isWhole = ({ taille }: Pick<DocumentRow, 'taille'>, size: number): boolean =>
  size > 0 && (taille === 0 || size === taille)

/** What lists show of a document: an index has it whole (`document_ligne`), where the rows of a person are each on a page of its own. */
const listedColumns = [
  'uuid',
  'genre',
  'libelle1',
  'libelle2',
  'libelle3',
  'date_document',
  'code_sous_theme_ged',
] as const

/** A document with its unread event, and itself again when it is known as data, when there are. */
export type ListedDocument = Pick<DocumentRow, (typeof listedColumns)[number]> & {
  readonly evenement_id: string | null
  readonly bulletin_uuid: string | null
}

/** Adds documents whose files are written: these are no longer awaited. */
export const addDocuments = async (db: Db, rows: Insertable<DocumentTable>[]): Promise<void> => {
  await db.insertInto('document').values(rows).execute()
  await forgetFiles(
    db,
    rows.map(({ fichier }) => fichier),
  )
}

/** Documents of these kinds, of an account, and of a year when one is given. */
export const selectedDocuments = (
  db: Db,
  compteId: string,
  genres: readonly GenreDocument[],
  annee: number | undefined,
) => {
  const all = db
    .selectFrom('document')
    .where('document.compte_id', '=', compteId)
    .where('document.genre', 'in', [...genres])
  return annee === undefined ? all : all.where('document.annee', '=', annee)
}

/** Newest first, each with the unread event that bears it, and whether it is known as data. */
export const withUnread = (documents: ReturnType<typeof selectedDocuments>) =>
  documents
    .select(listedColumns.map((column) => `document.${column}` as const))
    .select((e) =>
      e
        .selectFrom('evenement')
        .select('evenement.id')
        .whereRef('evenement.document_uuid', '=', 'document.uuid')
        .whereRef('evenement.compte_id', '=', 'document.compte_id')
        .where('evenement.statut', '=', 'EVE_NON_LU')
        .orderBy('evenement.id')
        .limit(1)
        .as('evenement_id'),
    )
    .select((e) =>
      e
        .selectFrom('bulletin')
        .select('bulletin.document_uuid')
        .whereRef('bulletin.document_uuid', '=', 'document.uuid')
        .as('bulletin_uuid'),
    )
    .orderBy('document.date_document', 'desc')
    .orderBy('document.libelle1')
    .orderBy('document.uuid')

/** Documents of these kinds, of a year or of all, newest first, each with the unread event that bears it. */
export const listedDocuments = (
  db: Db,
  compteId: string,
  genres: readonly GenreDocument[],
  annee?: number,
): Promise<ListedDocument[]> => withUnread(selectedDocuments(db, compteId, genres, annee)).execute()

export const countDocuments = async (
  db: Db,
  compteId: string,
  genres: readonly GenreDocument[],
  annee?: number,
): Promise<number> => {
  const { total } = await selectedDocuments(db, compteId, genres, annee)
    .select((e) => e.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

/** Years that have documents of these kinds, newest first. */
export const yearsOf = async (
  db: Db,
  compteId: string,
  genres: readonly GenreDocument[],
): Promise<number[]> => {
  const rows = await selectedDocuments(db, compteId, genres, undefined)
    .select('document.annee')
    .distinct()
    .orderBy('document.annee', 'desc')
    .execute()
  return rows.map((row) => row.annee)
}

/** Every document of an account, kind by kind. */
export const documentsOfCompte = (db: Db, compteId: string): Promise<DocumentRow[]> =>
  db
    .selectFrom('document')
    .selectAll()
    .where('compte_id', '=', compteId)
    .orderBy('genre')
    .orderBy('date_document')
    .execute()

/** One document of this account and kind; another person's is not found. */
export const findDocument = (
  db: Db,
  compteId: string,
  genre: GenreDocument,
  uuid: string,
): Promise<DocumentRow | undefined> =>
  db
    .selectFrom('document')
    .selectAll()
    .where('uuid', '=', uuid)
    .where('compte_id', '=', compteId)
    .where('genre', '=', genre)
    .executeTakeFirst()

/** One document of this account, whatever its kind; another person's is not found. */
export const findOwnDocument = (db: Db, compteId: string, uuid: string): Promise<DocumentRow | undefined> =>
  db
    .selectFrom('document')
    .selectAll()
    .where('uuid', '=', uuid)
    .where('compte_id', '=', compteId)
    .executeTakeFirst()
