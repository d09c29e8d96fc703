import { dirname } from 'node:path'
import type { Services } from '#server/services.ts'
import { holdersOf } from '../imports/store.ts'
import { tellUpdated } from '#server/carriere/tellUpdated.ts'
import { cirOf, putCir } from '#server/kit/people/cirs.ts'
import { changeCompte, type Compte } from '#server/kit/people/comptes.ts'
import type { Db } from '#server/kit/database/Store.ts'
import type { CsvRow } from '../imports/csvRows.ts'
import { findCompte, nir } from '../imports/fields.ts'
import { readCir } from './readCir.ts'
import { readJson, readJsonFile } from '../imports/readInFolder.ts'
import { runImport, told, type ImportOptions, type Outcome } from '../imports/runImport.ts'
import { AdministrationFault, type Output, type Tally } from '../Runner.ts'
import { refusalOr, RowRefusal } from '../imports/refusals.ts'

/** Accounts written in one transaction. */
const BATCH = 50

const columns = { required: ['nir', 'fichier'], optional: [] }

interface Given {
  readonly compte: Compte
  /** Its account, as it was read. */
  readonly given: unknown
  readonly aBlanc?: boolean
}

const put = async (
  services: Services,
  db: Db,
  { compte, given, aBlanc = false }: Given,
): Promise<Outcome> => {
  const cir = readCir(given, compte)
  const before = await cirOf(db, compte.id)
  if (before && JSON.stringify(before.cir) === JSON.stringify(cir)) return 'present'
  if (!aBlanc) {
    await putCir(db, compte.id, cir)
    await changeCompte(db, compte.id, { cir: 1 })
    if (before) await tellUpdated(services, db, compte.id, before.cir.misAJourLe)
  }
  return before ? 'modifie' : 'importe'
}

/** Puts the account of one person, in place of the one before. */
export const publishCir = async (
  services: Services,
  typed: string,
  file: string,
  { say }: Output,
): Promise<void> => {
  const given = await readJsonFile(file)
  const outcome = await services.db
    .transaction()
    .execute(async (inside) => put(services, inside, { compte: await findCompte(inside, typed), given }))
  say(
    outcome === 'present'
      ? 'Ce compte est déjà celui du portail.'
      : 'Le compte individuel retraite est publié ; la vérification de l’ancien ne vaut plus.',
  )
}

interface Entry {
  readonly nir: string
  readonly cir: unknown
}

const putAll = async (
  services: Services,
  db: Db,
  entries: readonly (Entry | RowRefusal)[],
  aBlanc: boolean,
): Promise<Outcome[]> => {
  const numbers = entries.flatMap((entry) => (entry instanceof RowRefusal ? [] : entry.nir))
  const holders = await holdersOf(db, numbers, 'Aucun compte n’a ce numéro de sécurité sociale.')
  const outcomes: Outcome[] = []
  for (const entry of entries) {
    if (entry instanceof RowRefusal) {
      outcomes.push(entry)
      continue
    }
    const compte = holders.of(entry.nir)
    outcomes.push(
      compte instanceof RowRefusal
        ? compte
        : await refusalOr(() => put(services, db, { compte, given: entry.cir, aBlanc })),
    )
  }
  return outcomes
}

/** Imports the accounts that a list names: `nir;fichier`, each file a JSON beside the list. */
const importListed = (
  services: Services,
  options: ImportOptions & { readonly file: string },
  output: Output,
) => {
  const folder = dirname(options.file)
  const read = async ({ values }: CsvRow): Promise<Entry> => ({
    nir: nir(values),
    cir: await readJson(folder, values['fichier'] ?? ''),
  })
  const treat = async (rows: readonly CsvRow[]) => {
    const entries = await Promise.all(rows.map((row) => refusalOr(() => read(row))))
    return services.db
      .transaction()
      .execute((inside) => putAll(services, inside, entries, options.aBlanc ?? false))
  }
  return runImport({ file: options.file, columns, batch: BATCH, treat }, options, output)
}

const entryOf = (given: unknown): Entry => {
  const { nir: typed, cir } = (given ?? {}) as Partial<Record<keyof Entry, unknown>>
  return { nir: nir({ nir: String(typed ?? '') }), cir }
}

const importArray = async (
  services: Services,
  { file, aBlanc = false, arret }: ImportOptions & { readonly file: string },
  { say }: Output,
): Promise<Tally> => {
  const given = await readJsonFile(file)
  if (!Array.isArray(given))
    throw new AdministrationFault('Le fichier doit être une liste : [{ "nir": "…", "cir": { … } }, …].')
  const entries = await Promise.all(given.map((one: unknown) => refusalOr(() => entryOf(one))))
  const counts = { importe: 0, modifie: 0, present: 0, refuse: 0 }
  let done = 0
  for (let from = 0; from < entries.length; from += BATCH) {
    if (arret?.aborted) break
    const slice = entries.slice(from, from + BATCH)
    for (const outcome of await services.db
      .transaction()
      .execute((inside) => putAll(services, inside, slice, aBlanc))) {
      done += 1
      counts[outcome instanceof RowRefusal ? 'refuse' : outcome] += 1
      if (outcome instanceof RowRefusal) say(`Compte ${done} refusé : ${outcome.message}`)
    }
  }
  const interrompu = done < entries.length
  const ended = interrompu ? 'Interrompu' : 'Terminé'
  const goOn = interrompu ? ' Relancez la même commande pour continuer.' : ''
  say(`${aBlanc ? 'Essai à blanc, rien n’a été écrit' : ended} : ${told(counts, aBlanc)}.${goOn}`)
  return { ...counts, interrompu }
}

/** Imports the accounts of a JSON file, or those that a CSV file names. */
export const importCirs = (
  services: Services,
  options: ImportOptions & { readonly file: string },
  output: Output,
): Promise<Tally> =>
  (options.file.toLowerCase().endsWith('.json') ? importArray : importListed)(services, options, output)
