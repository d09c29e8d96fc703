import type { Services } from '#server/services.ts'
import { holdersOf, importedDocuments } from '../imports/store.ts'
import type { CsvRow } from '../imports/csvRows.ts'
import { atOnce } from '../atOnce.ts'
import { manifestRow, type ManifestEntry } from './manifestRow.ts'
import { checkDocument, keepDocument, type KeptDocument, type OwnedEntry } from './prepareDocument.ts'
import type { ImportOptions, Outcome } from '../imports/runImport.ts'
import { refusalOr, RowRefusal } from '../imports/refusals.ts'
import { noteOnCompte } from '../traced.ts'
import type { SeenKeys } from '#server/kit/database/seenKeys.ts'
import { expectFiles, forgetFiles } from '#server/kit/files/fichiersAttendus.ts'
import { type GivenBack, withdrawnRows } from './withdrawnRows.ts'
import { type Announced, writeRows } from './writeDocuments.ts'

/** How a folder of documents is imported. */
export interface DocumentsOptions extends ImportOptions, Announced {
  readonly dossier: string
  readonly manifeste: string
  /** Puts back the files that have disappeared of documents that are there already. */
  readonly reparer?: boolean | undefined
}

/** Files read and written at the same time: a store that answers in 20 ms then takes over a thousand a second. */
const AT_ONCE = 24

const keyOf = (compteId: string, reference: string | null) => `${compteId} ${reference}`

/** Refuses what the manifest has twice: the file may differ, and nobody could tell which one counts. */
const refuseTwice = (seen: SeenKeys, { nir, reference, line }: ManifestEntry) => {
  const before = seen.lineOf(keyOf(nir, reference))
  if (before !== undefined)
    throw new RowRefusal(
      `La référence « ${reference} » figure déjà à la ligne ${before} pour cette personne.`,
    )
  seen.note(keyOf(nir, reference), line)
}

const refused = (value: unknown): value is RowRefusal => value instanceof RowRefusal

/** The rows that name a known person, each with the account; the others as refusals. */
const ownedRows = async ({ db }: Services, rows: readonly CsvRow[], seen: SeenKeys) => {
  const entries = await Promise.all(
    rows.map((row) =>
      refusalOr(() => {
        const entry = manifestRow(row)
        refuseTwice(seen, entry)
        return entry
      }),
    ),
  )
  const nirs = entries.flatMap((entry) => (refused(entry) ? [] : entry.nir))
  const holders = await holdersOf(
    db,
    nirs,
    'Aucun compte n’a ce numéro de sécurité sociale : importez d’abord les comptes.',
  )
  return entries.map((entry): OwnedEntry | RowRefusal => {
    if (refused(entry)) return entry
    const compte = holders.of(entry.nir)
    return refused(compte) ? compte : { ...entry, compteId: compte.id }
  })
}

/** Documents that are there already, by person and reference. */
const documentsThere = async ({ db }: Services, rows: readonly (OwnedEntry | RowRefusal)[]) => {
  const owned = rows.flatMap((row) => (refused(row) ? [] : row))
  const there = await importedDocuments(
    db,
    [...new Set(owned.map(({ compteId }) => compteId))],
    owned.map(({ reference }) => reference),
  )
  return new Map(there.map((row) => [keyOf(row.compte_id, row.reference), row]))
}

/** Kept for the office, and for the person whose document could not be opened meanwhile. */
const notePutBack = (services: Services, { compteId, titre, reference }: OwnedEntry) =>
  noteOnCompte(services, {
    compteId,
    commande: 'documents importer',
    motif: `Le fichier du document « ${titre} » (${reference}) avait disparu : il est remis, tel qu’il avait été importé.`,
  })

/** What an import keeps from one batch to the next. */
interface Run {
  readonly importId: string
  readonly seen: SeenKeys
  readonly givenBack: GivenBack
}

/** Treats the manifest of an import batch by batch. */
export const documentBatches = (
  services: Services,
  options: DocumentsOptions,
  { importId, seen, givenBack }: Run,
) => {
  const { db, objects, clock } = services
  return async (rows: readonly CsvRow[]): Promise<readonly Outcome[]> => {
    const owned = await ownedRows(services, rows, seen)
    const there = await documentsThere(services, owned)
    const isNew = (row: OwnedEntry | RowRefusal): row is OwnedEntry =>
      !refused(row) && !there.has(keyOf(row.compteId, row.reference))
    const missing = owned.filter(isNew)
    // After what is there: one that is withdrawn in between is remembered by now.
    const withdrawn = await withdrawnRows(services, missing, givenBack)
    const kept: KeptDocument[] = []
    const free = await expectFiles(db, options.aBlanc ? 0 : missing.length, clock().getTime())
    const treat = async (row: OwnedEntry | RowRefusal): Promise<Outcome> => {
      if (refused(row)) return row
      const known = there.get(keyOf(row.compteId, row.reference))
      const lost = options.reparer && known && (await objects.size(known.fichier)) === undefined
      if (known && !lost) return 'present'
      const held = known ? undefined : withdrawn.refusal(row)
      if (held) return held
      const checked = await refusalOr(() => checkDocument(options.dossier, row, known?.empreinte))
      if (refused(checked)) return checked
      if (options.aBlanc) return known ? 'modifie' : 'importe'
      if (known) {
        await objects.put(known.fichier, checked.bytes)
        await notePutBack(services, row)
        return 'modifie'
      }
      await withdrawn.note(row)
      kept.push(await keepDocument(objects, row, checked, free.pop() as string))
      return 'importe'
    }
    const outcomes = await atOnce(AT_ONCE, owned, treat)
    await forgetFiles(db, free)
    if (kept.length > 0) await writeRows(services, options, kept, importId)
    return outcomes
  }
}
