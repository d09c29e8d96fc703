import { PostgresAdapter, type Selectable } from 'kysely'
import type { AuditTable } from '../database/schema/audit.ts'
import type { Db } from '../database/Store.ts'
import { writtenOnce } from '../database/writtenOnce.ts'
import { fingerprint } from '../secrets.ts'

export type AuditRow = Selectable<AuditTable>

/** An act before it has its place in the journal. */
export type Entry = Omit<AuditRow, 'rang' | 'precedent' | 'empreinte'>

/** What a row says, but for its place and its sums; in the order of its sum. */
const told = [
  'quand',
  'acte',
  'resultat',
  'motif',
  'auteur',
  'compte_id',
  'objet',
  'navigateur',
  'reseau',
  'requete',
] as const satisfies readonly (keyof Entry)[]

const toldBy = (entry: Entry) => told.map((column) => entry[column])

/** Sum of a row: all that it says, its place, and the sum of the row before. */
export const sumOf = ({ rang, precedent, ...entry }: Omit<AuditRow, 'empreinte'>): string =>
  fingerprint(JSON.stringify([rang, precedent, ...toldBy(entry)]))

/** Rows of these acts, after the one of this rank and sum. */
const chained = (entries: readonly Entry[], rang: number, empreinte: string): AuditRow[] => {
  let last = { rang, empreinte }
  return entries.map((entry) => {
    const row = { ...entry, rang: last.rang + 1, precedent: last.empreinte }
    last = { rang: row.rang, empreinte: sumOf(row) }
    return { ...row, empreinte: last.empreinte }
  })
}

const moveEnd = writtenOnce(1, (db: Db, by: number) =>
  db
    .updateTable('audit_tete')
    .set((e) => ({ rang: e('rang', '+', by) }))
    .returning(['rang', 'empreinte']),
)

/** What a row is written with, in this order. */
const columns = ['rang', 'precedent', 'empreinte', ...told] as const

const addRow = writtenOnce(columns.length, (db: Db, ...values: readonly (string | number | null)[]) => {
  const row = Object.fromEntries(columns.map((column, at) => [column, values[at]]))
  return db.insertInto('audit').values(row as unknown as AuditRow)
})

const sealEnd = writtenOnce(1, (db: Db, empreinte: string) => db.updateTable('audit_tete').set({ empreinte }))

const readEnd = writtenOnce(0, (db: Db) => db.selectFrom('audit_tete').select(['rang', 'empreinte']))

/** What is added with the rank that the end of the journal gives. */
const added = ['precedent', 'empreinte', ...told] as const

const addAfter = writtenOnce(
  added.length,
  (db: Db, precedent: string, empreinte: string, ...values: readonly (string | number | null)[]) => {
    const row = [precedent, empreinte, ...values]
    return db
      .with('moved', (inside) =>
        inside
          .updateTable('audit_tete')
          .set((e) => ({ rang: e('rang', '+', 1), empreinte }))
          .where('empreinte', '=', precedent)
          .returning('rang'),
      )
      .insertInto('audit')
      .columns(['rang', ...added])
      .expression((e) =>
        e
          .selectFrom('moved')
          .select('rang')
          .select(added.map((column, at) => e.val(row[at]).as(column))),
      )
      .returning('rang')
  },
)

/** Adds an act after the end that it reads, in one statement; false where another came between. SQLite has no such statement. */
const addAtEnd = async (db: Db, entry: Entry): Promise<boolean> => {
  const [end] = await readEnd(db)
  const [row] = end ? chained([entry], end.rang, end.empreinte) : []
  return row !== undefined && (await addAfter(db, row.precedent, row.empreinte, ...toldBy(row))).length === 1
}

/**
 * Adds acts at the end of the journal: one alone in one statement where it can be, or else in one short transaction, in which the
 * row of its end holds the others back.
 */
export const append = async (db: Db, entries: readonly Entry[]): Promise<void> => {
  const [first, ...others] = entries
  const isAlone = first !== undefined && others.length === 0
  if (isAlone && db.getExecutor().adapter instanceof PostgresAdapter && (await addAtEnd(db, first))) return
  await db.transaction().execute(async (inside) => {
    const [end] = await moveEnd(inside, entries.length)
    if (!end) throw new Error('The journal of acts has lost its end.')
    const { rang, empreinte } = end
    const rows = chained(entries, rang - entries.length, empreinte)
    for (const row of rows) await addRow(inside, ...columns.map((column) => row[column]))
    await sealEnd(inside, rows.at(-1)?.empreinte ?? empreinte)
  })
}
