import { PostgresAdapter, sql } from 'kysely'
import { type Clock, systemClock, systemElapsed } from '../clock.ts'
import type { Db } from './Store.ts'

/** How often a process asks the base what time it is. */
const EVERY_MS = 10_000

/** What took longer to be answered says too little of when it was. */
const SURE_MS = 1000

const momentOf = async (db: Db): Promise<number> => {
  const { rows } = await sql<{ now: number }>`
    select (extract(epoch from clock_timestamp()) * 1000)::bigint as now`.execute(db)
  return rows[0]?.now ?? systemClock().getTime()
}

/**
 * The clock of a base that several machines share, since theirs may differ by more than a mail is claimed for, or a session
 * waits: PostgreSQL's, asked now and then, and what has passed since by a time that only goes forward. An embedded base has one machine, and its clock.
 */
export const openBaseClock = async (
  db: Db,
): Promise<{ readonly clock: Clock; readonly close: () => void }> => {
  if (!(db.getExecutor().adapter instanceof PostgresAdapter))
    return { clock: systemClock, close: () => undefined }
  const ask = async () => {
    const begun = systemElapsed()
    const moment = await momentOf(db)
    const took = systemElapsed() - begun
    return { took, zero: moment - begun - took / 2 }
  }
  let { zero } = await ask()
  const again = async () => {
    const asked = await ask()
    if (asked.took <= SURE_MS) zero = asked.zero
  }
  // A base that is away is asked again: meanwhile time passes as it did.
  const timer = setInterval(() => void again().catch(() => undefined), EVERY_MS)
  timer.unref()
  return { clock: () => new Date(zero + systemElapsed()), close: () => clearInterval(timer) }
}
