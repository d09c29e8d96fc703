import type { Services } from '#server/services.ts'
import { type SeenKeys, withSeenKeys } from '#server/kit/database/seenKeys.ts'
import type { Registered } from '#server/kit/identity/registerEntry.ts'
import { compteColumns, compteRow } from './compteRow.ts'
import type { CsvRow } from '../imports/csvRows.ts'
import { runImport, type ImportOptions, type Outcome } from '../imports/runImport.ts'
import type { Output, Tally } from '../Runner.ts'
import { refusalOr, RowRefusal } from '../imports/refusals.ts'
import { noteOnCompte } from '../traced.ts'
import { keepBatch } from './keepBatch.ts'

/** People written in one transaction: short, since a server may be waiting to write. */
const BATCH = 100

const CHANGED = 'Le registre de l’employeur donne un nouveau numéro de sécurité sociale.'

/** Refuses who is there twice, by their number or by the one that they had. */
const readOnce = (seen: SeenKeys, row: CsvRow): Registered => {
  const read = compteRow(row)
  const numbers = new Set([
    read.compte.identifiant,
    ...(read.ancienNir === undefined ? [] : [read.ancienNir]),
  ])
  for (const number of numbers) {
    const before = seen.lineOf(number)
    if (before !== undefined) throw new RowRefusal(`Cette personne figure déjà à la ligne ${before}.`)
  }
  for (const number of numbers) seen.note(number, row.line)
  return read
}

/** Imports the employers' register: people unknown so far are added without a holder, the others brought up to date. */
export const importComptes = (
  services: Services,
  options: ImportOptions & { readonly file: string },
  output: Output,
): Promise<Tally> =>
  withSeenKeys(services.config.dataDir, (seen) => {
    const treat = async (rows: readonly CsvRow[]): Promise<readonly Outcome[]> => {
      const read = await Promise.all(rows.map((row) => refusalOr(() => readOnce(seen, row))))
      const { outcomes, renumbered } = await services.db
        .transaction()
        .execute((db) => keepBatch(services, db, read, options.aBlanc ?? false))
      for (const compteId of renumbered)
        await noteOnCompte(services, { compteId, commande: 'comptes importer', motif: CHANGED })
      return outcomes
    }
    return runImport({ file: options.file, columns: compteColumns, batch: BATCH, treat }, options, output)
  })
