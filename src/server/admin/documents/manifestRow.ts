import type { CalendarDate } from '#rules/calendar/dates.ts'
import { basename } from 'node:path'
import { type GenreDocument, nomsGenreDocument, sousThemesDe } from '#contract/documents/genres.ts'
import { typographie } from '#rules/format/typographie.ts'
import type { Columns, CsvRow } from '../imports/csvRows.ts'
import { among, date, nir, required, text } from '../imports/fields.ts'
import { RowRefusal } from '../imports/refusals.ts'

/** Columns of the manifest of a folder of documents. */
export const manifestColumns: Columns = {
  required: ['reference', 'nir', 'genre', 'code', 'titre', 'date', 'fichier'],
  optional: ['nom_fichier', 'montant', 'donnees'],
}

/** One document as the manifest describes it. */
export interface ManifestEntry {
  readonly line: number
  readonly reference: string
  readonly nir: string
  readonly genre: GenreDocument
  readonly code: number
  readonly titre: string
  /** AAAA-MM-JJ */
  readonly date: CalendarDate
  /** Path inside the imported folder. */
  readonly fichier: string
  readonly nomFichier: string
  /** Cents. */
  readonly montant: number | undefined
  /** Path, inside the imported folder, of the payslip as data; empty when there is none. */
  readonly donnees: string
}

const AMOUNT = /^(?<sign>-?)(?<euros>\d{1,10})(?:[.,](?<cents>\d{1,2}))?$/

const cents = (values: CsvRow['values']): number | undefined => {
  const value = text(values, 'montant').replaceAll(/[\s\u00A0\u202F€]/g, '')
  if (value === '') return undefined
  const groups = AMOUNT.exec(value)?.groups
  if (!groups)
    throw new RowRefusal('La colonne « montant » n’est pas une somme en euros, par exemple 2345,67.')
  const amount = Number(groups['euros']) * 100 + Number((groups['cents'] ?? '').padEnd(2, '0'))
  return groups['sign'] === '-' ? -amount : amount
}

/** A sub-theme of the kind: under another, a document would have no filter, and be neither compared nor sent. */
const code = (values: CsvRow['values'], genre: GenreDocument): number => {
  const codes = sousThemesDe([genre]).map((sousTheme) => String(sousTheme.code))
  return Number(among(values, 'code', codes))
}

const nomFichier = (values: CsvRow['values'], fichier: string): string => {
  const name = text(values, 'nom_fichier') || basename(fichier)
  if (!/^[^/\\:*?"<>|]{1,150}\.pdf$/i.test(name))
    throw new RowRefusal('Le nom du fichier à enregistrer doit finir par .pdf, sans / \\ : * ? " < > ni |.')
  return name
}

/** Reads a row of the manifest; throws a RowRefusal that says what is wrong. */
export const manifestRow = ({ line, values }: CsvRow): ManifestEntry => {
  const fichier = required(values, 'fichier')
  const genre = among(values, 'genre', nomsGenreDocument)
  return {
    line,
    reference: required(values, 'reference'),
    nir: nir(values),
    genre,
    code: code(values, genre),
    titre: typographie(required(values, 'titre')),
    date: date(values),
    fichier,
    nomFichier: nomFichier(values, fichier),
    montant: cents(values),
    donnees: text(values, 'donnees'),
  }
}
