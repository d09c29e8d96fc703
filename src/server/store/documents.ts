import type { GenreDocument } from '#contract/document.ts'
import type { Insertable, Selectable } from 'kysely'
import type { DocumentTable } from './schema.ts'
import type { Db } from './Store.ts'

export type DocumentRow = Selectable<DocumentTable>

/** A document with its unread event, when there is one. */
export type ListedDocument = DocumentRow & { readonly evenement_id: string | null }

export const addDocuments = (db: Db, rows: Insertable<DocumentTable>[]) =>
  db.insertInto('document').values(rows).execute()

/** Documents of one kind and year, newest first, each with the unread event that bears it. */
export const documentsOfYear = (
  db: Db,
  compteId: string,
  genre: GenreDocument,
  annee: number,
): Promise<ListedDocument[]> =>
  db
    .selectFrom('document')
    .selectAll('document')
    .select((e) =>
      e
        .selectFrom('evenement')
        .select((inner) => inner.fn.min('evenement.id').as('id'))
        .whereRef('evenement.document_uuid', '=', 'document.uuid')
        .whereRef('evenement.compte_id', '=', 'document.compte_id')
        .where('evenement.statut', '=', 'EVE_NON_LU')
        .as('evenement_id'),
    )
    .where('document.compte_id', '=', compteId)
    .where('document.genre', '=', genre)
    .where('document.annee', '=', annee)
    .orderBy('document.date_document', 'desc')
    .orderBy('document.libelle1')
    .execute()

export const countOfYear = async (db: Db, compteId: string, genre: GenreDocument, annee: number) => {
  const { total } = await db
    .selectFrom('document')
    .select((e) => e.fn.countAll<number>().as('total'))
    .where('compte_id', '=', compteId)
    .where('genre', '=', genre)
    .where('annee', '=', annee)
    .executeTakeFirstOrThrow()
  return total
}

/** Years that have documents of a kind, newest first. */
export const yearsOf = async (db: Db, compteId: string, genre: GenreDocument): Promise<number[]> => {
  const rows = await db
    .selectFrom('document')
    .select('annee')
    .distinct()
    .where('compte_id', '=', compteId)
    .where('genre', '=', genre)
    .orderBy('annee', 'desc')
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
