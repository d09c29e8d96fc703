import { dayInParis } from '#rules/calendar/dates.ts'
import type { Services } from '#server/services.ts'
import type { Db } from '#server/kit/database/Store.ts'
import { isRegistered, keepRegistered, type Registered } from '#server/kit/people/register.ts'
import { compteColumns, compteRow } from './compteRow.ts'
import type { CsvRow } from '../imports/csvRows.ts'
import { runImport, type ImportOptions, type Outcome } from '../imports/runImport.ts'
import type { Output, Tally } from '../Runner.ts'
import { refusalOr, RowRefusal } from '../imports/refusals.ts'
import { noteOnCompte } from '../traced.ts'
import { planOfRow, renumberByRow } from './registerNumber.ts'

/** People written in one transaction: short, since a server may be waiting to write. */
const BATCH = 100

const CHANGED = 'Le registre de l’employeur donne un nouveau numéro de sécurité sociale.'

/** Refuses who is there twice, by their number or by the one that they had. */
const readOnce = (seen: Map<string, number>, row: CsvRow): Registered => {
  const read = compteRow(row)
  const numbers = new Set([
    read.compte.identifiant,
    ...(read.ancienNir === undefined ? [] : [read.ancienNir]),
  ])
  for (const number of numbers) {
    const before = seen.get(number)
    if (before !== undefined) throw new RowRefusal(`Cette personne figure déjà à la ligne ${before}.`)
  }
  for (const number of numbers) seen.set(number, row.line)
  return read
}

/** What becomes of the rows of a batch, and the accounts whose number changes. */
interface Kept {
  readonly outcomes: Outcome[]
  readonly renumbered: string[]
}

const keepRow = async (
  services: Services,
  db: Db,
  person: Registered,
  renumbered: string[],
): Promise<Outcome> => {
  const plan = await planOfRow(db, person)
  if (plan) {
    await renumberByRow(services, db, plan)
    renumbered.push(plan.garde.id)
  }
  const now = services.clock()
  const outcome = await keepRegistered(db, person, dayInParis(now), now.getTime())
  return plan ? 'modifie' : outcome
}

const lookAtRow = async (db: Db, person: Registered): Promise<Outcome> =>
  (await planOfRow(db, person)) || (await isRegistered(db, person.compte.identifiant)) ? 'modifie' : 'importe'

/** Imports the employers' register: people unknown so far are added without a holder, the others brought up to date. */
export const importComptes = (
  services: Services,
  options: ImportOptions & { readonly file: string },
  output: Output,
): Promise<Tally> => {
  const seen = new Map<string, number>()
  const keepAll = (read: readonly (Registered | RowRefusal)[]): Promise<Kept> =>
    services.db.transaction().execute(async (db) => {
      const kept: Kept = { outcomes: [], renumbered: [] }
      for (const person of read)
        kept.outcomes.push(
          person instanceof RowRefusal
            ? person
            : await refusalOr(() =>
                options.aBlanc ? lookAtRow(db, person) : keepRow(services, db, person, kept.renumbered),
              ),
        )
      return kept
    })
  const treat = async (rows: readonly CsvRow[]): Promise<Outcome[]> => {
    const read = await Promise.all(rows.map((row) => refusalOr(() => readOnce(seen, row))))
    const { outcomes, renumbered } = await keepAll(read)
    for (const compteId of renumbered)
      await noteOnCompte(services, { compteId, commande: 'comptes importer', motif: CHANGED })
    return outcomes
  }
  return runImport({ file: options.file, columns: compteColumns, batch: BATCH, treat }, options, output)
}
