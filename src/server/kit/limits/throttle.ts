import { fingerprint } from '../secrets.ts'
import type { Db } from '../database/Store.ts'

/**
 * Counts one more attempt for a key, in one statement so that parallel attempts cannot share a number.
 * The count starts again when `windowMs` have passed since the first attempt (or since `holdAttempts`).
 */
export const countAttempt = async (db: Db, key: string, now: number, windowMs: number): Promise<number> => {
  const row = await db
    .insertInto('tentative')
    .values({ cle: fingerprint(key), nombre: 1, expire_le: now + windowMs })
    .onConflict((conflict) =>
      conflict.column('cle').doUpdateSet((e) => ({
        nombre: e
          .case()
          .when('tentative.expire_le', '<=', now)
          .then(1)
          .else(e('tentative.nombre', '+', 1))
          .end(),
        expire_le: e
          .case()
          .when('tentative.expire_le', '<=', now)
          .then(now + windowMs)
          .else(e.ref('tentative.expire_le'))
          .end(),
      })),
    )
    .returning('nombre')
    .executeTakeFirstOrThrow()
  return row.nombre
}

/** Attempts counted for a key so far, without counting one more. */
export const attemptsOf = async (db: Db, key: string, now: number): Promise<number> => {
  const row = await db
    .selectFrom('tentative')
    .select('nombre')
    .where('cle', '=', fingerprint(key))
    .where('expire_le', '>', now)
    .executeTakeFirst()
  return row?.nombre ?? 0
}

/** Makes the count of a key last until `until`. */
export const holdAttempts = (db: Db, key: string, until: number) =>
  db.updateTable('tentative').set({ expire_le: until }).where('cle', '=', fingerprint(key)).execute()

/** Takes one attempt back: it was right, or its secret was never looked at. */
export const giveBackAttempt = (db: Db, key: string) =>
  db
    .updateTable('tentative')
    .set((e) => ({ nombre: e('nombre', '-', 1) }))
    .where('cle', '=', fingerprint(key))
    .where('nombre', '>', 0)
    .execute()

export const forgetAttempts = (db: Db, key: string) =>
  db.deleteFrom('tentative').where('cle', '=', fingerprint(key)).execute()

export const purgeAttempts = (db: Db, now: number) =>
  db.deleteFrom('tentative').where('expire_le', '<=', now).execute()
