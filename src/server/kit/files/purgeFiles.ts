import type { Services } from '#server/services.ts'
import { oneByOne } from '../database/purging/inBatches.ts'
import { expectedBefore, forgetFiles } from './fichiersAttendus.ts'

/** How long a document may come after its file. */
const LATE_MS = 24 * 3_600_000

/** Files that one purge deletes at most; the next one goes on. */
const AT_ONCE = 1000

/**
 * Deletes the files whose document did not come, or went without them: what wrote or deleted them stopped in between. One that
 * cannot be deleted stops no other. False where more may be left than one purge takes.
 */
export const purgeFiles = async (
  { db, objects }: Pick<Services, 'db' | 'objects'>,
  now: number,
): Promise<boolean> => {
  const due = await expectedBefore(db, now - LATE_MS, AT_ONCE)
  await oneByOne(due, async (fichier) => {
    await objects.remove(fichier)
    await forgetFiles(db, [fichier])
  })
  return due.length < AT_ONCE
}
