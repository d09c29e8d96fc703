import { searchWords } from '#rules/documents/recherche.ts'
import { LIMITE_RECHERCHE, type ResultatRecherche } from '#contract/documents/rubrique.ts'
import type { Document } from '#contract/documents/document.ts'
import type { GenreDocument } from '#contract/documents/genres.ts'
import type { Services } from '#server/services.ts'
import { countDocuments, type ListedDocument, listedDocuments, yearsOf } from '#server/kit/files/documents.ts'
import { countFound, foundDocuments, makeFindable } from './store/foundDocuments.ts'

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
  ...(row.evenement_id !== null && { evenementId: row.evenement_id }),
})

/** Documents of these kinds, of a year or of all. Unread where an unread event bears them. */
export const listDocuments = async (
  { db }: Services,
  compteId: string,
  genres: readonly GenreDocument[],
  annee?: number,
): Promise<Document[]> => (await listedDocuments(db, compteId, genres, annee)).map(toDocument)

/** Documents of these kinds whose title or amount has every word, newest first: the first of them, and how many they are. */
export const searchDocuments = async (
  { db }: Services,
  compteId: string,
  genres: readonly GenreDocument[],
  texte: string,
): Promise<Pick<ResultatRecherche, 'listeDocument' | 'total'>> => {
  const words = searchWords(texte)
  if (words.length === 0) return { listeDocument: [], total: 0 }
  await makeFindable(db, compteId)
  const rows = await foundDocuments(db, compteId, genres, words, LIMITE_RECHERCHE)
  return { listeDocument: rows.map(toDocument), total: await countFound(db, compteId, genres, words) }
}

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
