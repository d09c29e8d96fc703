import type { GenreDocument } from '#contract/documents/document.ts'
import { LIMITE_RECHERCHE, type ResultatRecherche } from '#contract/documents/rubrique.ts'
import { searchWords } from '#rules/documents/recherche.ts'
import type { Services } from '#server/services.ts'
import { countFound, foundDocuments, makeFindable } from './store/foundDocuments.ts'
import { toDocument } from './listDocuments.ts'

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
