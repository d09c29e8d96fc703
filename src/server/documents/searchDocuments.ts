import { searchTerms, type Terme } from '#rules/recherche/termes.ts'
import type { Document } from '#contract/documents/document.ts'
import { type GenreDocument, genresDocument, nomsGenreDocument } from '#contract/documents/genres.ts'
import { nomsRubrique } from '#contract/documents/listes.ts'
import { LIMITE_RECHERCHE, type ResultatRecherche, rubriques } from '#contract/documents/rubrique.ts'
import { sortesDites } from '#contract/documents/sortesDocument.ts'
import type { Service } from '#contract/kit/services.ts'
import { PREMIERS_TROUVES, type DocumentTrouve, type Trouve } from '#contract/recherche/recherche.ts'
import { ifWritable } from '#server/kit/database/faults.ts'
import type { Db } from '#server/kit/database/Store.ts'
import type { Services } from '#server/services.ts'
import { toDocument } from './listDocuments.ts'
import { foundDocuments, makeFindable, type Recherche } from './store/foundDocuments.ts'

const foundAmong = async (
  db: Db,
  { compteId, genres, termes }: Omit<Recherche, 'criteres'> & { readonly termes: readonly Terme[] },
  most: number,
) => {
  const criteres = termes.map((textes) => ({ textes, sortes: sortesDites(genres, textes) }))
  const { rows, total } = await foundDocuments(db, { compteId, genres, criteres }, most)
  return { listeDocument: rows.map(toDocument), total }
}

/** Documents of these kinds that have all that a text asks for, newest first: the first of them, and how many they are. */
export const searchDocuments = async (
  { db }: Services,
  compteId: string,
  genres: readonly GenreDocument[],
  texte: string,
): Promise<Pick<ResultatRecherche, 'listeDocument' | 'total'>> => {
  const termes = searchTerms(texte)
  if (termes.length === 0) return { listeDocument: [], total: 0 }
  await ifWritable(() => makeFindable(db, compteId))
  return foundAmong(db, { compteId, genres, termes }, LIMITE_RECHERCHE)
}

const inNoList = nomsGenreDocument.filter((genre) => !('liste' in genresDocument[genre]))

const groups = [
  ...nomsRubrique.map((nom) => [nom, rubriques[nom].genres] as const),
  ['documentsDemande', inNoList] as const,
]

type Group = (typeof groups)[number][0]

const shown = ({
  documentUuid,
  genre,
  libelle1,
  libelle3,
  dateDocument,
  evenementId,
}: Document): DocumentTrouve => ({
  documentUuid,
  genre,
  libelle1,
  dateDocument,
  ...(libelle3 !== undefined && { libelle3 }),
  ...(evenementId !== undefined && { evenementId }),
})

/** Documents that the services granted open and that answer to a search, list by list. */
export const findDocuments = async (
  { db }: Services,
  compteId: string,
  granted: readonly Service[],
  termes: readonly Terme[],
): Promise<Pick<Trouve, Group>> => {
  await ifWritable(() => makeFindable(db, compteId))
  const opened = groups
    .map(
      ([nom, genres]) =>
        [nom, genres.filter((genre) => granted.includes(genresDocument[genre].service))] as const,
    )
    .filter(([, genres]) => genres.length > 0)
  const found = await Promise.all(
    opened.map(async ([nom, genres]) => {
      const { listeDocument, total } = await foundAmong(db, { compteId, genres, termes }, PREMIERS_TROUVES)
      return [nom, { total, premiers: listeDocument.map(shown) }] as const
    }),
  )
  return Object.fromEntries(found)
}
