/** Rows of a base in files: JSON by line, compressed, the same from both databases and for both. */

import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import type { Kysely } from 'kysely'
import { isDataRefused } from '#server/kit/database/faults.ts'
import { isTaken } from '#server/kit/database/lock.ts'
import type { Db } from '#server/kit/database/Store.ts'
import type { TableName } from '#server/kit/database/tables.ts'
import { AdministrationFault } from '../Runner.ts'

type Row = Readonly<Record<string, string | number | null>>

/** Rows read or written in one exchange. */
const PAGE = 500

/** Any table: here nothing depends on which. */
const anyTable = (db: Db) => db as unknown as Kysely<Record<TableName, Row>>

/** SHA-256 of a file, in hexadecimal. */
export const sumOf = async (path: string): Promise<string> => {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}

/** Signs that JSON leaves as they are, and that end a line for some readers: a copy is read elsewhere than here too. */
const LINE_SIGNS = /[\u2028\u2029]/g

const lineOf = (row: Row) =>
  JSON.stringify(row).replaceAll(LINE_SIGNS, (sign) => `\\u${sign.charCodeAt(0).toString(16)}`)

/** Looked at between two pages: throws where the work is to stop. */
export type GoOn = () => void

/** Writes every row of a table in a new file; gives how many, and the sum of the file. */
export const writeRows = async (db: Db, table: TableName, path: string, goOn: GoOn = () => undefined) => {
  let lignes = 0
  const lines = async function* () {
    for await (const row of anyTable(db).selectFrom(table).selectAll().stream(PAGE)) {
      if (lignes % PAGE === 0) goOn()
      lignes += 1
      yield `${lineOf(row)}\n`
    }
  }
  await pipeline(lines, createGzip(), createWriteStream(path, { flags: 'wx', mode: 0o600 }))
  return { lignes, empreinte: await sumOf(path) }
}

/** Lines of a compressed file, which a line feed alone ends: Node's reader of lines also cuts at signs that texts hold. */
const readLines = async function* (path: string): AsyncGenerator<readonly string[]> {
  const text = createReadStream(path).pipe(createGunzip()).setEncoding('utf8')
  let begun = ''
  for await (const piece of text) {
    const lines = `${begun}${String(piece)}`.split('\n')
    begun = lines.pop() ?? ''
    yield lines
  }
  if (begun !== '') yield [begun]
}

/** Rows that a file holds, by pages. */
export const readRows = async function* (path: string): AsyncGenerator<readonly Row[]> {
  let page: Row[] = []
  for await (const lines of readLines(path))
    for (const line of lines) {
      page.push(JSON.parse(line))
      if (page.length < PAGE) continue
      yield page
      page = []
    }
  if (page.length > 0) yield page
}

/** A copy of an embedded base may hold what PostgreSQL does not take: what it says is told, and where to mend it. */
const refusedBy = (table: TableName, error: unknown): unknown =>
  isDataRefused(error) && !isTaken(error)
    ? new AdministrationFault(
        `PostgreSQL refuse une ligne de « ${table} » (${error instanceof Error ? error.message : String(error)}). Rien n’est restauré : corrigez cette ligne dans la base d’origine, ou dans une base embarquée où vous restaurez cette sauvegarde (sans DATABASE_URL), puis faites-en une autre.`,
      )
    : error

/** Puts the rows of a file back in an empty table; gives how many. */
export const putRows = async (
  db: Db,
  table: TableName,
  path: string,
  goOn: GoOn = () => undefined,
): Promise<number> => {
  let lignes = 0
  for await (const page of readRows(path)) {
    goOn()
    await anyTable(db)
      .insertInto(table)
      .values(page)
      .execute()
      .catch((error: unknown) => {
        throw refusedBy(table, error)
      })
    lignes += page.length
  }
  return lignes
}

/** Whether nobody ever used a base that has these tables: no account, nothing in the journal of acts. */
export const isUnused = async (db: Db, among: readonly TableName[]): Promise<boolean> => {
  for (const table of ['compte', 'audit'] as const)
    if (
      among.includes(table) &&
      (await anyTable(db).selectFrom(table).selectAll().limit(1).executeTakeFirst())
    )
      return false
  return true
}

/** Takes away the rows that migrations made in these tables of an unused base: those of a copy take their place. */
export const clearRows = async (db: Db, among: readonly TableName[]): Promise<void> => {
  for (const table of among.toReversed()) await anyTable(db).deleteFrom(table).execute()
}
