import { newId } from '#server/kit/identifiers.ts'
import type { Services } from '#server/services.ts'
import type { Compte } from '#server/kit/people/comptes.ts'
import { firstRanks } from '#server/kit/news/evenements.ts'
import { addMissingEvenements, holdersOf, importedEvenements } from '../imports/store.ts'
import type { Db } from '#server/kit/database/Store.ts'
import type { CsvRow } from '../imports/csvRows.ts'
import { evenementColumns, evenementRow, type EvenementEntry } from './evenementRow.ts'
import { runImport, type ImportOptions, type Outcome } from '../imports/runImport.ts'
import { AdministrationFault, type Output, type Tally } from '../Runner.ts'
import { refusalOr, RowRefusal } from '../imports/refusals.ts'

const BATCH = 200

const keyOf = (compteId: string, reference: string | null) => `${compteId} ${reference}`

const rowOf = ({ id }: Compte, entry: EvenementEntry, tri: number) => ({
  id: newId(),
  compte_id: id,
  document_uuid: null,
  statut: 'EVE_NON_LU' as const,
  service: entry.service,
  action_ihm: entry.action,
  tri,
  libelle1: entry.libelle1,
  libelle2: entry.libelle2,
  date_evenement: entry.date,
  reference_url: entry.url,
  reference: entry.reference,
  objet: entry.objet,
})

/** Adds the events that are not there, each before those that its person has; says what becomes of each. */
const addAll = async (
  db: Db,
  entries: readonly (EvenementEntry | RowRefusal)[],
  aBlanc: boolean,
): Promise<Outcome[]> => {
  const read = entries.flatMap((entry) => (entry instanceof RowRefusal ? [] : entry))
  const numbers = read.map(({ nir }) => nir)
  const holders = await holdersOf(db, numbers, 'Aucun compte n’a ce numéro de sécurité sociale.')
  const ids = holders.comptes.map(({ id }) => id)
  const ranks = await firstRanks(db, ids)
  const there = await importedEvenements(
    db,
    ids,
    read.map(({ reference }) => reference),
  )
  const known = new Set(there.map(({ compte_id, reference }) => keyOf(compte_id, reference)))
  const rows: ReturnType<typeof rowOf>[] = []
  const outcomes = entries.map((entry): Outcome => {
    if (entry instanceof RowRefusal) return entry
    const compte = holders.of(entry.nir)
    if (compte instanceof RowRefusal) return compte
    if (known.has(keyOf(compte.id, entry.reference))) return 'present'
    known.add(keyOf(compte.id, entry.reference))
    const tri = (ranks.get(compte.id) ?? 1) - 1
    ranks.set(compte.id, tri)
    rows.push(rowOf(compte, entry, tri))
    return 'importe'
  })
  if (!aBlanc) await addMissingEvenements(db, rows)
  return outcomes
}

/** Imports a file of events; those whose reference is there already are left as they are. */
export const importEvenements = (
  { db, published }: Services,
  options: ImportOptions & { readonly file: string },
  output: Output,
): Promise<Tally> => {
  const treat = async (rows: readonly CsvRow[]) => {
    const now = await published()
    const entries = await Promise.all(rows.map((row) => refusalOr(() => evenementRow(row, now))))
    return db.transaction().execute((transaction) => addAll(transaction, entries, options.aBlanc ?? false))
  }
  return runImport({ file: options.file, columns: evenementColumns, batch: BATCH, treat }, options, output)
}

/** Adds one event; a fault when it cannot be. */
export const addEvenement = async (
  { db, published }: Services,
  values: Readonly<Record<string, string>>,
  { say }: Output,
): Promise<void> => {
  const read = { values: { ...values, reference: values['reference'] || newId() } }
  const entry = evenementRow(read, await published())
  const [outcome] = await db.transaction().execute((transaction) => addAll(transaction, [entry], false))
  if (outcome instanceof RowRefusal) throw new AdministrationFault(outcome.message)
  say(outcome === 'present' ? 'Un événement de cette référence est déjà là.' : 'L’événement est ajouté.')
}
