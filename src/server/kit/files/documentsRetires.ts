import type { DocumentRetireTable } from '../database/schema/documents.ts'
import { inBatches } from '../database/purging/inBatches.ts'
import type { Db } from '../database/Store.ts'

/** Remembers a document that was taken away from a person, in the transaction that does it. */
export const rememberWithdrawn = async (db: Db, row: DocumentRetireTable): Promise<void> => {
  await db
    .insertInto('document_retire')
    .values(row)
    .onConflict((conflict) => conflict.column('uuid').doUpdateSet({ retire_le: row.retire_le }))
    .execute()
}

/** Moments at which those of these documents that are remembered were taken away, by their identifiers. */
export const withdrawnAmong = async (
  db: Db,
  uuids: readonly string[],
): Promise<ReadonlyMap<string, number>> => {
  if (uuids.length === 0) return new Map()
  const rows = await db
    .selectFrom('document_retire')
    .select(['uuid', 'retire_le'])
    .where('uuid', 'in', [...uuids])
    .execute()
  return new Map(rows.map(({ uuid, retire_le }) => [uuid, retire_le]))
}

/** Forgets that these documents were taken away, in the transaction that gives them back. */
export const forgetWithdrawn = async (db: Db, uuids: readonly string[]): Promise<void> => {
  if (uuids.length > 0)
    await db
      .deleteFrom('document_retire')
      .where('uuid', 'in', [...uuids])
      .execute()
}

/** Forgets the documents that were taken away before a moment (ms). */
export const purgeWithdrawn = (db: Db, before: number): Promise<boolean> =>
  inBatches(
    db
      .selectFrom('document_retire')
      .select('uuid as cle')
      .where('retire_le', '<', before)
      .orderBy('retire_le'),
    (keys) =>
      db
        .deleteFrom('document_retire')
        .where('uuid', 'in', [...keys])
        .where('retire_le', '<', before),
  )
