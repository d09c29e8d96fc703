import type { Document } from '#contract/documents/document.ts'
import type { GenreDocument } from '#contract/documents/genres.ts'
import type { Services } from '#server/services.ts'
import { countDocuments, type ListedDocument, listedDocuments, yearsOf } from '#server/kit/files/documents.ts'

/** A document as its list shows it. */
export const toDocument = (row: ListedDocument): Document => ({
  documentUuid: row.uuid,
  genre: row.genre,
  libelle1: row.libelle1,
  statut: row.evenement_id === null ? 'EVE_LU' : 'EVE_NON_LU',
  dateDocument: row.date_document,
  codeSousThemeGed: row.code_sous_theme_ged,
  ...(row.libelle2 !== null && { libelle2: row.libelle2 }),
  ...(row.libelle3 !== null && { libelle3: row.libelle3 }),
  ...(row.bulletin_uuid !== null && { enDonnees: true as const }),
  ...(row.evenement_id !== null && { evenementId: row.evenement_id }),
})

/** Documents of these kinds, of a year or of all. Unread where an unread event bears them. */
export const listDocuments = async (
  { db }: Services,
  compteId: string,
  genres: readonly GenreDocument[],
  annee?: number,
): Promise<Document[]> => (await listedDocuments(db, compteId, genres, annee)).map(toDocument)

/** Years that have documents of these kinds, the last one first. */
export const listYears = ({ db }: Services, compteId: string, genres: readonly GenreDocument[]) =>
  yearsOf(db, compteId, genres)

/** How many documents of these kinds there are, of a year or of all. */
export const countListed = (
  { db }: Services,
  compteId: string,
  genres: readonly GenreDocument[],
  annee?: number,
) => countDocuments(db, compteId, genres, annee)
