import { tempsPasse } from '#rules/format/durees.ts'
import { realpath } from 'node:fs/promises'
import { StorageFull } from '#server/kit/objects/ObjectStore.ts'
import { csvRows, type Columns, type CsvRow } from './csvRows.ts'
import { counted, progressOf, whole } from '../progress.ts'
import { openRefusals, RowRefusal } from './refusals.ts'
import { AdministrationFault, type Output, type Tally } from '../Runner.ts'

/** What became of a row. */
export type Outcome = 'importe' | 'modifie' | 'present' | RowRefusal

/** How a file is imported. */
export interface Import {
  readonly file: string
  readonly columns: Columns
  /** Rows treated at once: what a stop loses at most. */
  readonly batch: number
  /** What becomes of each row, in the same order. */
  readonly treat: (rows: readonly CsvRow[]) => Promise<readonly Outcome[]>
}

/** What the person asked for, beside the file. */
export interface ImportOptions {
  readonly aBlanc?: boolean | undefined
  readonly rapport?: string | undefined
  /** Says to stop after the batch under way. */
  readonly arret?: AbortSignal | undefined
}

/** Rows of the file, or as many as were counted before a stop was asked for. */
const countRows = async ({ file, columns }: Import, arret: AbortSignal | undefined): Promise<number> => {
  let total = 0
  for await (const _ of csvRows(file, columns)) {
    if (arret?.aborted) break
    total += 1
  }
  return total
}

/** Refuses a report in the place of the file that it tells about. */
const checkReport = async ({ file }: Import, rapport: string | undefined) => {
  const place = rapport === undefined ? undefined : await realpath(rapport).catch(() => undefined)
  if (place !== undefined && place === (await realpath(file)))
    throw new AdministrationFault(
      `Le rapport « ${rapport} » est le fichier importé lui-même : choisissez un autre chemin.`,
    )
}

const inBatches = async function* (rows: AsyncIterable<CsvRow>, size: number) {
  let batch: CsvRow[] = []
  for await (const row of rows) {
    batch.push(row)
    if (batch.length < size) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

/** SQLite and PostgreSQL say by these that the disk is full. */
const isFull = (error: unknown) =>
  error instanceof StorageFull ||
  (error instanceof Error &&
    (/database or disk is full|ENOSPC/.test(error.message) || ('code' in error && error.code === '53100')))

const stopped = (error: unknown): unknown =>
  isFull(error)
    ? new AdministrationFault(
        'Le disque est plein : l’import s’est arrêté proprement. Libérez de la place, puis relancez la même commande : ce qui est déjà importé ne le sera pas deux fois.',
      )
    : error

/** Treats the rows that can be read by `treat`, and refuses the others as they are. */
const outcomesOf = async (rows: readonly CsvRow[], treat: Import['treat']): Promise<Outcome[]> => {
  const outcomes = [...(await treat(rows.filter(({ fault }) => fault === undefined)))]
  return rows.map(({ fault }) =>
    fault === undefined ? (outcomes.shift() ?? 'present') : new RowRefusal(fault),
  )
}

/** What became of the rows: « 1 importé, 12 déjà là, 1 refusé ». */
export const told = (tally: Omit<Tally, 'interrompu'>, aBlanc: boolean): string =>
  [
    aBlanc ? `${whole(tally.importe)} à importer` : counted(tally.importe, 'importé'),
    ...(tally.modifie > 0 ? [`${whole(tally.modifie)} ${aBlanc ? 'à mettre à jour' : 'mis à jour'}`] : []),
    `${whole(tally.present)} déjà là`,
    counted(tally.refuse, 'refusé'),
  ].join(', ')

const summary = (tally: Tally, aBlanc: boolean, ms: number): string =>
  [
    aBlanc ? 'Essai à blanc, rien n’a été écrit' : tally.interrompu ? 'Interrompu' : 'Terminé',
    ` en ${tempsPasse(ms)} : ${told(tally, aBlanc)}.`,
    ...(tally.interrompu ? [' Relancez la même commande pour continuer.'] : []),
  ].join('')

/** Imports a CSV file batch by batch: refused rows are told with their line, and the others go on. */
export const runImport = async (
  plan: Import,
  { aBlanc = false, rapport, arret }: ImportOptions,
  output: Output,
): Promise<Tally> => {
  const began = performance.now()
  const passed = () => performance.now() - began
  const total = await countRows(plan, arret)
  const progress = progressOf(output, total, passed)
  await checkReport(plan, rapport)
  const refusals = await openRefusals(output, rapport)
  const counts = { importe: 0, modifie: 0, present: 0, refuse: 0 }
  let done = 0
  let interrompu = false
  try {
    for await (const rows of inBatches(csvRows(plan.file, plan.columns), plan.batch)) {
      interrompu = arret?.aborted ?? false
      if (interrompu) break
      const outcomes = await outcomesOf(rows, plan.treat)
      for (const [index, outcome] of outcomes.entries()) {
        const refused = outcome instanceof RowRefusal
        counts[refused ? 'refuse' : outcome] += 1
        const { line = 0, values = {} } = rows[index] ?? {}
        if (refused)
          await refusals.add({ line, reference: values['reference'] ?? '', motif: outcome.message })
      }
      done += rows.length
      progress.advance(done)
    }
  } catch (error) {
    throw stopped(error)
  } finally {
    progress.end()
    await refusals.close()
  }
  const tally = { ...counts, interrompu }
  output.say(summary(tally, aBlanc, passed()))
  return tally
}
