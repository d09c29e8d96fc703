import type { Db } from '../database/Store.ts'

/** Notes a file that is about to be written, and whose document is still to come. */
export const expectFile = async (db: Db, fichier: string, now: number): Promise<void> => {
  await db.insertInto('fichier_attendu').values({ fichier, cree_le: now }).execute()
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
  await db.deleteFrom('fichier_attendu').where('fichier', 'in', fichiers).execute()
}
