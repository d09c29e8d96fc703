import type { Services } from '#server/services.ts'
import type { Db } from '../database/Store.ts'
import { StorageDown } from '../objects/ObjectStore.ts'
import { forgetFiles } from './fichiersAttendus.ts'

/** Files noted in one statement, whose variables are counted. */
const BATCH = 400

/** Older than any file that is awaited: the next purge takes it. */
const DUE = 0

/** Notes files in the transaction that takes their rows away: what deletes them may stop, and the purge ends the work. */
export const condemnFiles = async (db: Db, fichiers: readonly string[]): Promise<void> => {
  for (let from = 0; from < fichiers.length; from += BATCH)
    await db
      .insertInto('fichier_attendu')
      .values(fichiers.slice(from, from + BATCH).map((fichier) => ({ fichier, cree_le: DUE })))
      .onConflict((conflict) => conflict.column('fichier').doUpdateSet({ cree_le: DUE }))
      .execute()
}

/** Deletes condemned files; gives how many the store did not delete, which are left to the purge. */
export const removeCondemned = async (
  { db, objects }: Pick<Services, 'db' | 'objects'>,
  fichiers: readonly string[],
): Promise<number> => {
  let left = 0
  for (const fichier of fichiers)
    try {
      await objects.remove(fichier)
      await forgetFiles(db, [fichier])
    } catch (error) {
      if (!(error instanceof StorageDown)) throw error
      left += 1
    }
  return left
}
