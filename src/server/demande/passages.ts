import type { Db } from '#server/kit/database/Store.ts'

/** Adds a sentence to the reason of the last passage of a request. */
export const appendMotif = async (db: Db, dossierId: string, sentence: string): Promise<void> => {
  const last = await db
    .selectFrom('passage')
    .select(['id', 'motif'])
    .where('dossier_id', '=', dossierId)
    .orderBy('rang', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!last) return
  const motif = last.motif === null ? sentence : `${last.motif.replace(/[.\s]*$/, '.')} ${sentence}`
  await db.updateTable('passage').set({ motif }).where('id', '=', last.id).execute()
}
