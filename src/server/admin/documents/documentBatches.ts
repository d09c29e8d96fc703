import type { Services } from '#server/services.ts'
import { addMissingDocuments, holdersOf, importedDocuments } from '../imports/store.ts'
import { addBulletins } from '#server/documents/store/bulletins.ts'
import { addNewsOf, mailNewsOf } from './announceDocuments.ts'
import type { CsvRow } from '../imports/csvRows.ts'
import { atOnce } from '../atOnce.ts'
import { manifestRow, type ManifestEntry } from './manifestRow.ts'
import { checkDocument, keepDocument, type KeptDocument, type OwnedEntry } from './prepareDocument.ts'
import type { ImportOptions, Outcome } from '../imports/runImport.ts'
import { refusalOr, RowRefusal } from '../imports/refusals.ts'
import { noteOnCompte } from '../traced.ts'
import type { SeenKeys } from '#server/kit/database/seenKeys.ts'
import { expectFiles, forgetFiles } from '#server/kit/files/fichiersAttendus.ts'
import { grantService } from '#server/kit/people/rights.ts'

/** How a folder of documents is imported. */
export interface DocumentsOptions extends ImportOptions {
  readonly dossier: string
  readonly manifeste: string
  /** No event on the dashboard: for documents of years past. */
  readonly sansEvenement?: boolean | undefined
  readonly sansCourriel?: boolean | undefined
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

/** Accounts that a pension title comes to, in one order for all imports: each waits for the accounts of another. */
const titledComptes = (kept: readonly KeptDocument[]): readonly string[] => {
  const titled = kept.flatMap(({ row }) => (row.genre === 'titrepension' ? row.compte_id : []))
  return [...new Set(titled)].toSorted()
}

/** Writes the rows of kept documents with what announces them, together or not at all. */
const writeRows = (
  services: Services,
  { sansEvenement = false, sansCourriel = false }: DocumentsOptions,
  kept: readonly KeptDocument[],
  importId: string,
) =>
  services.db.transaction().execute(async (db) => {
    // A pension title is among the documents of the pension, which it opens. First: a document holds its account in passing.
    for (const compteId of titledComptes(kept)) await grantService(db, compteId, 'pension')
    const added = await addMissingDocuments(
      db,
      kept.map(({ row }) => row),
    )
    const fresh = kept.filter(({ row }) => added.has(row.uuid))
    const rows = fresh.map(({ row }) => row)
    const bulletins = fresh.flatMap(({ bulletin }) => bulletin ?? [])
    await forgetFiles(
      db,
      rows.map(({ fichier }) => fichier),
    )
    if (bulletins.length > 0) await addBulletins(db, bulletins)
    if (!sansEvenement) await addNewsOf(services, db, rows)
    if (!sansCourriel) await mailNewsOf(services, db, rows, importId)
  })

/** Kept for the office, and for the person whose document could not be opened meanwhile. */
const notePutBack = (services: Services, { compteId, titre, reference }: OwnedEntry) =>
  noteOnCompte(services, {
    compteId,
    commande: 'documents importer',
    motif: `Le fichier du document « ${titre} » (${reference}) avait disparu : il est remis, tel qu’il avait été importé.`,
  })

/** Treats the manifest of an import batch by batch; `seen` remembers from one to the next. */
export const documentBatches = (
  services: Services,
  options: DocumentsOptions,
  { importId, seen }: { readonly importId: string; readonly seen: SeenKeys },
) => {
  const { db, objects, clock } = services
  return async (rows: readonly CsvRow[]): Promise<readonly Outcome[]> => {
    const owned = await ownedRows(services, rows, seen)
    const there = await documentsThere(services, owned)
    const kept: KeptDocument[] = []
    const isNew = (row: OwnedEntry | RowRefusal) =>
      !refused(row) && !there.has(keyOf(row.compteId, row.reference))
    const most = options.aBlanc ? 0 : owned.filter(isNew).length
    const free = await expectFiles(db, most, clock().getTime())
    const treat = async (row: OwnedEntry | RowRefusal): Promise<Outcome> => {
      if (refused(row)) return row
      const known = there.get(keyOf(row.compteId, row.reference))
      const lost = options.reparer && known && (await objects.size(known.fichier)) === undefined
      if (known && !lost) return 'present'
      const checked = await refusalOr(() => checkDocument(options.dossier, row, known?.empreinte))
      if (refused(checked)) return checked
      if (options.aBlanc) return known ? 'modifie' : 'importe'
      if (known) {
        await objects.put(known.fichier, checked.bytes)
        await notePutBack(services, row)
        return 'modifie'
      }
      kept.push(await keepDocument(objects, row, checked, free.pop() as string))
      return 'importe'
    }
    const outcomes = await atOnce(AT_ONCE, owned, treat)
    await forgetFiles(db, free)
    if (kept.length > 0) await writeRows(services, options, kept, importId)
    return outcomes
  }
}
