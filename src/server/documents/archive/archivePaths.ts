import { listeDocument, type NomRubrique } from '#contract/documents/listes.ts'
import { foldSearch } from '#rules/recherche/termes.ts'
import type { DocumentRow } from '#server/kit/files/documents.ts'
import type { FichierArchive } from './FichierArchive.ts'

/** Signs that a file name may not have on one system or another. */
// oxlint-disable-next-line no-control-regex
const FORBIDDEN = /[\u0000-\u001F\u007F"*/:<>?\\|]/g

const pathOf = ({ annee, nom_fichier }: DocumentRow) =>
  `${annee}/${nom_fichier.replaceAll(FORBIDDEN, '_').replace(/^\.+/, '_')}`

const numbered = (path: string, rank: number) =>
  rank === 1 ? path : path.replace(/(\.\w+)?$/, (extension) => ` (${rank})${extension}`)

/** Where each document goes in an archive: two names that differ only by their capitals would be one file on some systems. */
export const archivePaths = (documents: readonly DocumentRow[]): string[] => {
  const taken = new Set<string>()
  return documents.map((document) => {
    const path = pathOf(document)
    let rank = 1
    while (taken.has(numbered(path, rank).toLowerCase())) rank += 1
    const free = numbered(path, rank)
    taken.add(free.toLowerCase())
    return free
  })
}

/** Name of an archive by what it holds: `ma-remuneration_2016_60-documents.zip`, `ma-pension_2024-2026_1-document.zip`. */
export const archiveName = (nom: NomRubrique, fichiers: readonly FichierArchive[]): string => {
  const years = fichiers.map(({ date }) => date.slice(0, 4)).toSorted()
  const span = [...new Set([years[0], years.at(-1)])].join('-')
  const list = foldSearch(listeDocument(nom).titre).replaceAll(/[^a-z]+/g, '-')
  return `${list}_${span}_${fichiers.length}-document${fichiers.length > 1 ? 's' : ''}.zip`
}
