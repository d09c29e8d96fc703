import { fingerprint } from '../secrets.ts'
import type { Db } from '../database/Store.ts'
import { onceFor, writtenOnce } from '../database/writtenOnce.ts'
import { MINUTE_MS } from '../clock.ts'

/**
 * Waits after a failed try, in minutes: each doubles the last. Someone who tries all day has twenty tries when three are
 * free, twenty-three when six are: fewer than the twenty-five of the CNIL (délibération 2022-100, restriction of access).
 */
const WAITS_MIN = [1, 2, 4, 8, 16, 32, 64, 120] as const

/** Tries count together while no more than this has passed since the last one that was looked at. */
const MEMORY_MS = 24 * 60 * MINUTE_MS

/** What becomes of one more try. */
export type Try =
  /** It is looked at; if it fails, the next one waits. */
  | { readonly taken: true; readonly number: number; readonly waitMs: number }
  /** It came too soon: nobody looks at it, and it does not count. */
  | { readonly taken: false; readonly waitMs: number }

const waitAfter = (rank: number): number => (WAITS_MIN[Math.min(rank, WAITS_MIN.length - 1)] ?? 0) * MINUTE_MS

/** What takes one more try where so many are free. */
const taking = onceFor((free: number) =>
  writtenOnce(3, (db: Db, cle: string, now: number, expire_le: number) =>
    db
      .insertInto('tentative')
      .values({ cle, nombre: 1, expire_le, libre_le: 0 })
      .onConflict((conflict) =>
        conflict
          .column('cle')
          .doUpdateSet((e) => {
            const forgotten = e('tentative.expire_le', '<=', now)
            const last = free + WAITS_MIN.length - 1
            const freeAfter = (rank: number) => e('excluded.expire_le', '-', MEMORY_MS - waitAfter(rank))
            const waits = WAITS_MIN.slice(0, -1).reduce(
              (cases, _, rank) => cases.when('tentative.nombre', '=', free + rank - 1).then(freeAfter(rank)),
              e
                .case()
                .when(forgotten)
                .then(e.lit(0))
                .when('tentative.nombre', '>=', last - 1)
                .then(freeAfter(WAITS_MIN.length - 1)),
            )
            return {
              nombre: e
                .case()
                .when(forgotten)
                .then(1)
                .else(e('tentative.nombre', '+', 1))
                .end(),
              expire_le: e.ref('excluded.expire_le'),
              libre_le: waits.else(0).end(),
            }
          })
          .where('tentative.libre_le', '<=', now),
      )
      .returning(['nombre', 'libre_le']),
  ),
)

/**
 * Takes one more try for a key, in one statement so that parallel tries can neither share a number nor outrun a wait.
 * From the try of rank `free` on (two at least), each one is followed by a wait, longer and longer: none is endless.
 */
export const takeTry = async (db: Db, key: string, now: number, free: number): Promise<Try> => {
  const cle = fingerprint(key)
  const [taken] = await taking(free)(db, cle, now, now + MEMORY_MS)
  if (taken) return { taken: true, number: taken.nombre, waitMs: Math.max(0, taken.libre_le - now) }
  const held = await db.selectFrom('tentative').select('libre_le').where('cle', '=', cle).executeTakeFirst()
  return { taken: false, waitMs: Math.max(0, (held?.libre_le ?? now) - now) }
}

/** Gives a try back, and its wait with it: its secret was never looked at. */
export const giveBackTry = (db: Db, key: string) =>
  db
    .updateTable('tentative')
    .set((e) => ({ nombre: e('nombre', '-', 1), libre_le: 0 }))
    .where('cle', '=', fingerprint(key))
    .where('nombre', '>', 0)
    .execute()
