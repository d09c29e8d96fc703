import type { Services } from '#server/services.ts'
import { oneByOne } from '../database/purging/oneByOne.ts'
import { expectedBefore, forgetFiles } from '../files/fichiersAttendus.ts'

/** How long a document may come after its file. */
const LATE_MS = 24 * 3_600_000

/** Files that one purge deletes at most; the next one goes on. */
const AT_ONCE = 1000

/** Deletes the files whose document did not come, or went without them: what wrote or deleted them stopped in between. One that cannot be deleted stops no other. */
export const purgeFiles = async (
  { db, objects }: Pick<Services, 'db' | 'objects'>,
  now: number,
): Promise<void> => {
  await oneByOne(await expectedBefore(db, now - LATE_MS, AT_ONCE), async (fichier) => {
    await objects.remove(fichier)
    await forgetFiles(db, [fichier])
  })
}
