import { DAY_MS } from '../clock.ts'
import type { Db } from '../database/Store.ts'
import { newId } from '../identifiers.ts'
import { fileOf } from './storeDocument.ts'
import type { Services } from '#server/services.ts'
import { oneByOne } from '../database/purging/inBatches.ts'

/** Notes a file that is about to be written, and whose document is still to come. */
export const expectFile = async (db: Db, fichier: string, now: number): Promise<void> => {
  await db.insertInto('fichier_attendu').values({ fichier, cree_le: now }).execute()
}

/** Notes the files that a batch may write, in one statement; gives their keys, which no file ever had. */
export const expectFiles = async (db: Db, count: number, now: number): Promise<string[]> => {
  const fichiers = Array.from({ length: count }, () => fileOf(newId()))
  if (count > 0)
    await db
      .insertInto('fichier_attendu')
      .values(fichiers.map((fichier) => ({ fichier, cree_le: now })))
      .execute()
  return fichiers
}

/** Files noted before a moment, whose document never came: the oldest, `most` of them. */
export const expectedBefore = async (db: Db, before: number, most: number): Promise<string[]> => {
  const rows = await db
    .selectFrom('fichier_attendu')
    .select('fichier')
    .where('cree_le', '<', before)
    .orderBy('cree_le')
    .limit(most)
    .execute()
  return rows.map(({ fichier }) => fichier)
}

/** Forgets files: their documents came, or they are deleted. */
export const forgetFiles = async (db: Db, fichiers: readonly string[]): Promise<void> => {
  if (fichiers.length > 0) await db.deleteFrom('fichier_attendu').where('fichier', 'in', fichiers).execute()
}

/** How long a document may come after its file. */
const LATE_MS = DAY_MS

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
