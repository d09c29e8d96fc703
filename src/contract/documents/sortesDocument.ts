import { foldSearch, hasTerme, type Terme } from '#rules/recherche/termes.ts'
import { type GenreDocument, genresDocument, listeDuGenre, sousThemesDe } from './genres.ts'
import { listesDocument } from './listes.ts'

/** Documents of a kind and of one of its sub-themes. */
interface Sortes {
  readonly genre: GenreDocument
  readonly codes: readonly number[]
}

const listName = (genre: GenreDocument) => {
  const liste = listeDuGenre(genre)
  return liste === undefined ? genresDocument[genre].un : listesDocument[liste].titre
}

/** What a document is, in the words of its filter and of its list: many a payslip is titled by its month alone. */
const saidOf = (genre: GenreDocument) =>
  sousThemesDe([genre]).map(({ code, filtre = '', mots = '' }) => ({
    code,
    said: foldSearch(`${filtre} ${mots} ${listName(genre)}`),
  }))

/** Documents of these kinds that are what a term says, whatever their titles. */
export const sortesDites = (genres: readonly GenreDocument[], terme: Terme): readonly Sortes[] =>
  genres
    .map((genre) => ({
      genre,
      codes: saidOf(genre).flatMap(({ code, said }) => (hasTerme(said, terme) ? [code] : [])),
    }))
    .filter(({ codes }) => codes.length > 0)
