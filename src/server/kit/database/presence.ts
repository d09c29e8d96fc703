import { hostname } from 'node:os'
import { PostgresAdapter, sql } from 'kysely'
import type { Clock } from '../clock.ts'
import { newId } from '../identifiers.ts'
import type { Db } from './Store.ts'

/** How often a server says that it runs, and how long that holds: one that was killed counts as long. */
const EVERY_MS = 10_000
export const PRESENT_MS = 30_000

const PREFIX = 'serveur:'

interface Present {
  readonly db: Db
  readonly clock: Clock
}

/**
 * Says in a base that several servers may share that this one runs, until it is told that it ends: what must be done while
 * none runs can look (`presentServers`). A base that takes no write, or is away, hears of it later.
 */
export const tellPresence = async ({ db, clock }: Present): Promise<() => Promise<void>> => {
  const cle = `${PREFIX}${newId()}`
  const porteur = `${hostname()}, processus ${process.pid}`
  const beat = async () => {
    const expire_le = clock().getTime() + PRESENT_MS
    await db
      .insertInto('bail')
      .values({ cle, porteur, expire_le })
      .onConflict((conflict) => conflict.column('cle').doUpdateSet({ expire_le }))
      .execute()
      .catch(() => undefined)
  }
  await beat()
  const timer = setInterval(beat, EVERY_MS)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await db
      .deleteFrom('bail')
      .where('cle', '=', cle)
      .execute()
      .catch(() => undefined)
  }
}

/** Has a server that starts wait, before it says that it runs, for the end of a transaction; an embedded base has one writer anyway. */
export const holdPresence = async (db: Db): Promise<void> => {
  if (db.getExecutor().adapter instanceof PostgresAdapter)
    await sql`lock table bail in share mode`.execute(db)
}

/** Servers that run on a base, as their operator knows them: a machine and a process. */
export const presentServers = async (db: Db, now: number): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom('bail')
    .select('porteur')
    .where('cle', 'like', `${PREFIX}%`)
    .where('expire_le', '>', now)
    .orderBy('porteur')
    .execute()
  return rows.map(({ porteur }) => porteur)
}

/** Forgets the works and the servers whose time has passed. */
export const purgeLeases = (db: Db, now: number) =>
  db.deleteFrom('bail').where('expire_le', '<=', now).execute()
