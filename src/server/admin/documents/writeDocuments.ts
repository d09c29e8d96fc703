import { addBulletins } from '#server/documents/store/bulletins.ts'
import { forgetWithdrawn } from '#server/kit/files/documentsRetires.ts'
import { forgetFiles } from '#server/kit/files/fichiersAttendus.ts'
import { grantService } from '#server/kit/people/rights.ts'
import type { Services } from '#server/services.ts'
import { addMissingDocuments } from '../imports/store.ts'
import { addNewsOf, mailNewsOf } from './announceDocuments.ts'
import type { KeptDocument } from './prepareDocument.ts'

/** What is told of the documents of an import, and which ones come back. */
export interface Announced {
  /** No event on the dashboard: for documents of years past. */
  readonly sansEvenement?: boolean | undefined
  readonly sansCourriel?: boolean | undefined
  /** References of documents that were withdrawn, and come back. */
  readonly rendre?: readonly string[] | undefined
}

/** Accounts that a pension title comes to, in one order for all imports: each waits for the accounts of another. */
const titledComptes = (kept: readonly KeptDocument[]): readonly string[] => {
  const titled = kept.flatMap(({ row }) => (row.genre === 'titrepension' ? row.compte_id : []))
  return [...new Set(titled)].toSorted()
}

/** Writes the rows of kept documents with what announces them, together or not at all. */
export const writeRows = (
  services: Services,
  { sansEvenement = false, sansCourriel = false, rendre = [] }: Announced,
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
    if (rendre.length > 0)
      await forgetWithdrawn(
        db,
        rows.map(({ uuid }) => uuid),
      )
    if (bulletins.length > 0) await addBulletins(db, bulletins)
    if (!sansEvenement) await addNewsOf(services, db, rows)
    if (!sansCourriel) await mailNewsOf(services, db, rows, importId)
  })
