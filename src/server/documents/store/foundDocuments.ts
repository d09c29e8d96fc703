import type { GenreDocument } from '#contract/documents/genres.ts'
import { sql, type Updateable } from 'kysely'
import { searchedText } from '#server/kit/files/storeDocument.ts'
import {
  selectedDocuments,
  withUnread,
  type DocumentRow,
  type ListedDocument,
} from '#server/kit/files/documents.ts'
import type { DocumentTable } from '#server/kit/database/schema/schema.ts'
import type { Db } from '#server/kit/database/Store.ts'

/** A word as `like` takes it, whatever signs it has. */
const containing = (word: string) => `%${word.replaceAll(/[!%_]/g, '!$&')}%`

/** What a document answers to: one of these texts in its title, its file's name or its amount, or being one of these. */
export interface Critere {
  readonly textes: readonly string[]
  readonly sortes: readonly { readonly genre: GenreDocument; readonly codes: readonly number[] }[]
}

/** What is looked for: documents of these kinds of an account that answer to everything. */
export interface Recherche {
  readonly compteId: string
  readonly genres: readonly GenreDocument[]
  readonly criteres: readonly Critere[]
}

const found = (db: Db, { compteId, genres, criteres }: Recherche) =>
  criteres.reduce(
    (query, { textes, sortes }) =>
      query.where((e) =>
        e.or([
          ...textes.map(
            (texte) => sql<boolean>`${sql.ref('document.recherche')} like ${containing(texte)} escape '!'`,
          ),
          ...sortes.map(({ genre, codes }) =>
            e.and([e('document.genre', '=', genre), e('document.code_sous_theme_ged', 'in', [...codes])]),
          ),
        ]),
      ),
    selectedDocuments(db, compteId, genres, undefined),
  )

/** Documents that answer to a search: the first of them, and how many they are. */
interface Found {
  readonly rows: readonly ListedDocument[]
  readonly total: number
}

/**
 * The first documents that are looked for, newest first, each with its unread event. Which they are is read in an index alone:
 * those of a person lie each on a page of its own, since all came on different paydays.
 */
export const foundDocuments = async (db: Db, recherche: Recherche, most: number): Promise<Found> => {
  const { compteId, genres } = recherche
  const keys = await found(db, recherche).select('document.uuid').execute()
  if (keys.length === 0) return { rows: [], total: 0 }
  const among = selectedDocuments(db, compteId, genres, undefined).where(
    'document.uuid',
    'in',
    keys.map(({ uuid }) => uuid),
  )
  return { rows: await withUnread(among).limit(most).execute(), total: keys.length }
}

/** Documents of these kinds among those asked for, newest first. */
export const chosenDocuments = (
  db: Db,
  compteId: string,
  genres: readonly GenreDocument[],
  uuids: readonly string[],
): Promise<DocumentRow[]> =>
  selectedDocuments(db, compteId, genres, undefined)
    .selectAll('document')
    .where('document.uuid', 'in', [...uuids])
    .orderBy('document.date_document', 'desc')
    .orderBy('document.libelle1')
    .orderBy('document.uuid')
    .execute()

export const describeFile = (
  db: Db,
  uuid: string,
  changes: Pick<Updateable<DocumentTable>, 'taille' | 'empreinte'>,
) => db.updateTable('document').set(changes).where('uuid', '=', uuid).execute()

/** Makes the documents of an account that date from before the search findable. */
export const makeFindable = async (db: Db, compteId: string) => {
  const rows = await db
    .selectFrom('document')
    .select(['uuid', 'libelle1', 'libelle2', 'libelle3'])
    .where('compte_id', '=', compteId)
    .where('recherche', '=', '')
    .execute()
  if (rows.length === 0) return
  // Together: each write that is alone waits for the disk.
  await db.transaction().execute(async (transaction) => {
    for (const { uuid, ...labels } of rows)
      await transaction
        .updateTable('document')
        .set({ recherche: searchedText(labels) })
        .where('uuid', '=', uuid)
        .execute()
  })
}
