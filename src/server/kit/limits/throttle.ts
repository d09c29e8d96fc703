import { fingerprint } from '../secrets.ts'
import { inBatches } from '../database/purging/inBatches.ts'
import type { Db } from '../database/Store.ts'
import { onceFor, writtenOnce } from '../database/writtenOnce.ts'

const count = writtenOnce(4, (db: Db, cle: string, nombre: number, now: number, expire_le: number) =>
  db
    .insertInto('tentative')
    .values({ cle, nombre, expire_le })
    .onConflict((conflict) =>
      conflict.column('cle').doUpdateSet((e) => ({
        nombre: e
          .case()
          .when('tentative.expire_le', '<=', now)
          .then(e.ref('excluded.nombre'))
          .else(e('tentative.nombre', '+', e.ref('excluded.nombre')))
          .end(),
        expire_le: e
          .case()
          .when('tentative.expire_le', '<=', now)
          .then(e.ref('excluded.expire_le'))
          .else(e.ref('tentative.expire_le'))
          .end(),
      })),
    )
    .returning('nombre'),
)

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
  const [row] = await count(db, fingerprint(key), by, now, now + windowMs)
  if (!row) throw new Error('An attempt was not counted.')
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

const forgetting = onceFor((length) =>
  writtenOnce(length, (db: Db, ...cles: readonly string[]) =>
    db.deleteFrom('tentative').where('cle', 'in', cles),
  ),
)

export const forgetAttempts = (db: Db, keys: readonly string[]) =>
  forgetting(keys.length)(db, ...keys.map(fingerprint))

export const purgeAttempts = (db: Db, now: number) =>
  inBatches(
    db.selectFrom('tentative').select('cle').where('expire_le', '<=', now).orderBy('expire_le'),
    (keys) =>
      db
        .deleteFrom('tentative')
        .where('cle', 'in', [...keys])
        .where('expire_le', '<=', now),
  )
