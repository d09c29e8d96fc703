import { dayInParis } from '#rules/calendar/dates.ts'
import type { Services } from '#server/services.ts'
import { isRegistered, keepRegistered, type Registered } from '#server/kit/people/register.ts'
import { compteColumns, compteRow } from './compteRow.ts'
import type { CsvRow } from '../imports/csvRows.ts'
import { runImport, type ImportOptions, type Outcome } from '../imports/runImport.ts'
import type { Output, Tally } from '../Runner.ts'
import { refusalOr, RowRefusal } from '../imports/refusals.ts'

/** People written in one transaction: short, since a server may be waiting to write. */
const BATCH = 100

const readOnce = (seen: Map<string, number>, row: CsvRow): Registered => {
  const read = compteRow(row)
  const before = seen.get(read.compte.identifiant)
  if (before !== undefined) throw new RowRefusal(`Cette personne figure déjà à la ligne ${before}.`)
  seen.set(read.compte.identifiant, row.line)
  return read
}

/** Imports the employers' register: people unknown so far are added without a holder, the others brought up to date. */
export const importComptes = (
  { db, clock }: Services,
  options: ImportOptions & { readonly file: string },
  output: Output,
): Promise<Tally> => {
  const seen = new Map<string, number>()
  const treat = async (rows: readonly CsvRow[]): Promise<Outcome[]> => {
    const read = await Promise.all(rows.map((row) => refusalOr(() => readOnce(seen, row))))
    return db.transaction().execute(async (transaction) => {
      const outcomes: Outcome[] = []
      for (const person of read)
        if (person instanceof RowRefusal) outcomes.push(person)
        else if (options.aBlanc)
          outcomes.push((await isRegistered(transaction, person.compte.identifiant)) ? 'modifie' : 'importe')
        else outcomes.push(await keepRegistered(transaction, person, dayInParis(clock()), clock().getTime()))
      return outcomes
    })
  }
  return runImport({ file: options.file, columns: compteColumns, batch: BATCH, treat }, options, output)
}
