import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { basename } from 'node:path'
import { CsvError, parse, type Info } from 'csv-parse'
import { counted } from '../progress.ts'
import { AdministrationFault } from '../Runner.ts'

/** Columns that a file must have, and those that it may have. */
export interface Columns {
  readonly required: readonly string[]
  readonly optional: readonly string[]
}

/** One row of a CSV file, with the line where it ends; `fault` when it cannot be read by its columns. */
export interface CsvRow {
  readonly line: number
  readonly values: Readonly<Record<string, string>>
  readonly fault?: string
}

/** Bytes looked at to tell which separator the file uses. */
const HEAD = 4096

const count = (text: string, sign: string) => text.split(sign).length - 1

const absent = (path: string) => () => {
  throw new AdministrationFault(`Le fichier « ${path} » est introuvable ou ne peut pas être lu.`)
}

const guessDelimiter = async (path: string): Promise<string> => {
  const file = await open(path).catch(absent(path))
  try {
    // A folder opens, and only a reading says what it is.
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD), 0, HEAD, 0).catch(absent(path))
    const header = buffer.toString('utf8', 0, bytesRead).split('\n', 1)[0] ?? ''
    return count(header, ';') >= count(header, ',') ? ';' : ','
  } finally {
    await file.close()
  }
}

const quoted = (names: readonly string[]) => names.map((name) => `« ${name} »`).join(', ')

const checkHeader = (path: string, header: readonly string[], { required, optional }: Columns) => {
  const missing = required.filter((name) => !header.includes(name))
  const unknown = header.filter((name) => !required.includes(name) && !optional.includes(name))
  const twice = header.filter((name, index) => header.indexOf(name) !== index)
  if (missing.length + unknown.length + twice.length === 0) return
  throw new AdministrationFault(
    [
      `Les colonnes de « ${basename(path)} » ne conviennent pas.`,
      ...(missing.length > 0 ? [`Il manque : ${quoted(missing)}.`] : []),
      ...(unknown.length > 0 ? [`Sont inconnues : ${quoted(unknown)}.`] : []),
      ...(twice.length > 0 ? [`Figurent deux fois : ${quoted(twice)}.`] : []),
      `Colonnes attendues sur la première ligne : ${[...required, ...optional].join(';')}`,
    ].join('\n'),
  )
}

const faultOf = (record: readonly string[], header: readonly string[]): string | undefined => {
  if (record.length !== header.length)
    return `La ligne a ${counted(record.length, 'colonne')} au lieu de ${header.length}.`
  // What a decoder writes in place of bytes that are not UTF-8.
  return record.some((value) => value.includes('\uFFFD'))
    ? 'La ligne n’est pas en UTF-8 : enregistrez le fichier dans ce codage.'
    : undefined
}

const unreadable = (path: string, error: unknown): unknown =>
  error instanceof CsvError
    ? new AdministrationFault(
        `« ${basename(path)} » n’est plus lisible à partir de la ligne ${Number(error['lines'])} : vérifiez ses guillemets.`,
      )
    : error

/**
 * Reads a CSV file row by row, without holding it whole: separator `;` or `,`, UTF-8 with or without a mark, header
 * on the first line. Throws an AdministrationFault when the columns are not the right ones.
 */
export const csvRows = async function* (path: string, columns: Columns): AsyncGenerator<CsvRow> {
  const delimiter = await guessDelimiter(path)
  const parser = createReadStream(path).pipe(
    parse({ bom: true, delimiter, info: true, relax_column_count: true, skip_empty_lines: true, trim: true }),
  )
  let header: readonly string[] | undefined
  try {
    for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: Info }>) {
      if (header) {
        const fault = faultOf(record, header)
        const values = Object.fromEntries(header.map((name, index) => [name, record[index] ?? '']))
        yield { line: info.lines, values, ...(fault !== undefined && { fault }) }
      } else {
        checkHeader(path, record, columns)
        header = record
      }
    }
  } catch (error) {
    throw unreadable(path, error)
  }
  if (!header) throw new AdministrationFault(`« ${basename(path)} » est vide.`)
}
