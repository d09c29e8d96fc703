import { fingerprint } from '../secrets.ts'
import { inBatches } from '../database/purging/inBatches.ts'
import type { Db } from '../database/Store.ts'
import { writtenOnce } from '../database/writtenOnce.ts'

/**
 * Counts one more attempt for a key, or `by` more, in one statement so that parallel attempts cannot share a number.
 * The count starts again when `windowMs` have passed since the first attempt.
 */
export const countAttempt = async (
  db: Db,
  key: string,
  now: number,
  windowMs: number,
  by = 1,
): Promise<number> => {
  const row = await db
    .insertInto('tentative')
    .values({ cle: fingerprint(key), nombre: by, expire_le: now + windowMs })
    .onConflict((conflict) =>
      conflict.column('cle').doUpdateSet((e) => ({
        nombre: e
          .case()
          .when('tentative.expire_le', '<=', now)
          .then(by)
          .else(e('tentative.nombre', '+', by))
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

const countByKey = writtenOnce(1, (db: Db, cle: string) =>
  db.selectFrom('tentative').select(['nombre', 'expire_le']).where('cle', '=', cle),
)

/** Attempts counted for a key so far, without counting one more. */
export const attemptsOf = async (db: Db, key: string, now: number): Promise<number> => {
  const [row] = await countByKey(db, fingerprint(key))
  return row && row.expire_le > now ? row.nombre : 0
}

/** Takes one attempt back: it was right, or its secret was never looked at. */
export const giveBackAttempt = (db: Db, key: string) =>
  db
    .updateTable('tentative')
    .set((e) => ({ nombre: e('nombre', '-', 1) }))
    .where('cle', '=', fingerprint(key))
    .where('nombre', '>', 0)
    .execute()

export const forgetAttempts = (db: Db, keys: readonly string[]) =>
  db.deleteFrom('tentative').where('cle', 'in', keys.map(fingerprint)).execute()

export const purgeAttempts = (db: Db, now: number) =>
  inBatches(
    db.selectFrom('tentative').select('cle').where('expire_le', '<=', now).orderBy('expire_le'),
    (keys) =>
      db
        .deleteFrom('tentative')
        .where('cle', 'in', [...keys])
        .where('expire_le', '<=', now),
  )
