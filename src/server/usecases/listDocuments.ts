import type { Document, GenreDocument } from '#contract/document.ts'
import type { Services } from '../services.ts'
import { documentsOfYear, yearsOf, type ListedDocument } from '../store/documents.ts'

const toDocument = (row: ListedDocument): Document => ({
  documentUuid: row.uuid,
  libelle1: row.libelle1,
  statut: row.evenement_id === null ? 'EVE_LU' : 'EVE_NON_LU',
  dateDocument: row.date_document,
  codeSousThemeGed: row.code_sous_theme_ged,
  ...(row.libelle2 !== null && { libelle2: row.libelle2 }),
  ...(row.libelle3 !== null && { libelle3: row.libelle3 }),
  ...(row.evenement_id !== null && { evenementId: row.evenement_id }),
})

/** Documents of a kind: those of a year, or of the last year that has any. Unread where an unread event bears them. */
export const listDocuments = async (
  { db }: Services,
  compteId: string,
  genre: GenreDocument,
  annee: number | undefined,
): Promise<Document[]> => {
  const year = annee ?? (await yearsOf(db, compteId, genre))[0]
  return year === undefined ? [] : (await documentsOfYear(db, compteId, genre, year)).map(toDocument)
}
