import { stringify } from 'csv-stringify/sync'
import { sumOf } from '#server/kit/files/storeDocument.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import { listeDocument, type NomRubrique } from '#contract/documents/listes.ts'
import { foldSearch } from '#rules/recherche/termes.ts'
import type { DocumentRow } from '#server/kit/files/documents.ts'
import { freePaths, safeName } from '#server/kit/files/freePaths.ts'

/** A document as an archive holds it: with these, the archive is made again to the byte. */
export interface FichierArchive {
  /** Key in the object store. */
  readonly fichier: string
  /** Where it goes in the archive: a folder a year. No other file of the archive has it. */
  readonly chemin: string
  readonly titre: string
  /** AAAA-MM-JJ */
  readonly date: CalendarDate
  /** As its list shows it; empty when it has none. */
  readonly montant: string
  readonly taille: number
  /** SHA-256, in hexadecimal. */
  readonly empreinte: string
}

const header = ['fichier', 'titre', 'date', 'montant en euros', 'taille', 'sha256']

/** The number of « − 2 345,67 € »: a spreadsheet takes « − » for a sign, and a text that begins with « - » is kept from it. */
const amountOf = (montant: string): number | string => {
  const amount = Number(montant.replaceAll(/[\s€]/g, '').replace('−', '-').replace(',', '.'))
  return montant === '' || Number.isNaN(amount) ? montant : amount
}

/** An amount as a spreadsheet in French adds it up: « -2345,67 ». */
const addable = (amount: number) => amount.toFixed(2).replace('.', ',')

/** List of the files as spreadsheets read it: no cell is taken for a formula. */
const indexOf = (fichiers: readonly FichierArchive[]) =>
  stringify(
    [
      header,
      ...fichiers.map(({ chemin, titre, date, montant, taille, empreinte }) => [
        chemin,
        titre,
        date,
        amountOf(montant),
        String(taille),
        empreinte,
      ]),
    ],
    {
      bom: true,
      cast: { number: addable },
      delimiter: ';',
      escape_formulas: true,
      record_delimiter: 'windows',
    },
  )

const sumLine = (sum: string, path: string) => `${sum}  ${path}\n`

/** Files that an archive adds to the documents: a list of them, and sums that `sha256sum -c` verifies. */
export const archiveIndex = (fichiers: readonly FichierArchive[]) => {
  const index = Buffer.from(indexOf(fichiers))
  const sums = [
    sumLine(sumOf(index), 'index.csv'),
    ...fichiers.map(({ empreinte, chemin }) => sumLine(empreinte, chemin)),
  ]
  return [
    { chemin: 'index.csv', bytes: index },
    { chemin: 'SHA256SUMS', bytes: Buffer.from(sums.join('')) },
  ]
}

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
