import { listeDocument, type NomRubrique } from '#contract/documents/listes.ts'
import { foldSearch } from '#rules/recherche/termes.ts'
import type { DocumentRow } from '#server/kit/files/documents.ts'
import { freePaths, safeName } from '#server/kit/files/freePaths.ts'
import type { FichierArchive } from './FichierArchive.ts'

/** Where each document goes in an archive: by year, two of the same name apart. */
export const archivePaths = (documents: readonly DocumentRow[]): string[] => {
  const free = freePaths()
  return documents.map(({ annee, nom_fichier }) => free(`${annee}/${safeName(nom_fichier)}`))
}

/** Name of an archive by what it holds: `ma-remuneration_2016_60-documents.zip`, `ma-pension_2024-2026_1-document.zip`. */
export const archiveName = (nom: NomRubrique, fichiers: readonly FichierArchive[]): string => {
  const years = fichiers.map(({ date }) => date.slice(0, 4)).toSorted()
  const span = [...new Set([years[0], years.at(-1)])].join('-')
  const list = foldSearch(listeDocument(nom).titre).replaceAll(/[^a-z]+/g, '-')
  return `${list}_${span}_${fichiers.length}-document${fichiers.length > 1 ? 's' : ''}.zip`
}
