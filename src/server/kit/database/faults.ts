import { type Kysely, PostgresAdapter, sql } from 'kysely'
import type { Tables } from './schema/schema.ts'

/** A database that is read-only (25006), or has no room left (53100). */
const WRITE_REFUSED = new Set<unknown>(['25006', '53100'])

/** SQLite's codes for the same: SQLITE_READONLY, SQLITE_FULL. */
const SQLITE_WRITE_REFUSED = new Set([8, 13])

/** What the system and PostgreSQL say of a connection that cannot be had: SQLSTATE classes 08 and 57P, 53300. */
const AWAY =
  /^(?:ECONN\w+|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|08\w{3}|57P0[1-3]|53300)$/

/** What `pg` says of the same without a code. */
const AWAY_SAID =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed)/

/** Of these, a connection that was there and was lost under a query: by a reset, a failure (08), or an end that PostgreSQL tells. */
const LOST = /^(?:ECONNRESET|EPIPE|08\w{3}|57P0[12])$/
const LOST_SAID =
  /^(?:Connection terminated(?! due to connection timeout)|Client has encountered a connection error|Client was closed)/

/** SQLite's code for a base that another process writes in for longer than this one waits: SQLITE_BUSY. */
const SQLITE_BUSY = 5

const codesOf = (error: unknown) => {
  const { code, errcode } = (error ?? {}) as { readonly code?: unknown; readonly errcode?: unknown }
  // The extended codes of SQLite keep the main one in their last byte.
  return { code, sqlite: typeof errcode === 'number' ? errcode % 256 : undefined }
}

/** Whether an embedded base is being written by another process. */
export const isBusy = (error: unknown): boolean => codesOf(error).sqlite === SQLITE_BUSY

/** SQLite's codes for a file that is damaged, or no database at all: SQLITE_CORRUPT, SQLITE_NOTADB. */
const SQLITE_DAMAGED = new Set([11, 26])

/** Whether the file of an embedded base is what failed. */
export const isDamaged = (error: unknown): boolean => SQLITE_DAMAGED.has(codesOf(error).sqlite ?? 0)

/** Looks at every page of an embedded base: whether its file is whole. */
export const isWhole = async (db: Kysely<Tables>): Promise<boolean> => {
  try {
    const { rows } = await sql<{ quick_check: string }>`pragma quick_check(1)`.execute(db)
    return rows[0]?.quick_check === 'ok'
  } catch (error) {
    if (isDamaged(error)) return false
    throw error
  }
}

/** Whether a write failed because the base takes none for now, while reads go on. */
export const isWriteRefused = (error: unknown): boolean => {
  const { code, sqlite } = codesOf(error)
  return WRITE_REFUSED.has(code) || (sqlite !== undefined && SQLITE_WRITE_REFUSED.has(sqlite))
}

/** Whether the base itself did not answer: it is away, starting, or has no connection left. */
export const isBaseAway = (error: unknown): boolean => {
  const { code } = codesOf(error)
  if (isBusy(error) || (typeof code === 'string' && AWAY.test(code))) return true
  return error instanceof Error && AWAY_SAID.test(error.message)
}

/**
 * What PostgreSQL says of a reading that was prepared before a migration gave its columns another type: it would give another
 * result (feature_not_supported, told by RevalidateCachedQuery), or compares what cannot be any more (undefined_function).
 */
const isOutdated = (error: unknown): boolean => {
  const { code } = codesOf(error)
  const { routine } = (error ?? {}) as { readonly routine?: unknown }
  return code === '42883' || (code === '0A000' && routine === 'RevalidateCachedQuery')
}

/** Whether a query failed because of its connection, which ended under it or knows tables as they were, while another one may be had at once. */
export const isConnectionSpent = (error: unknown): boolean => {
  const { code } = codesOf(error)
  const isLost =
    (typeof code === 'string' && LOST.test(code)) || (error instanceof Error && LOST_SAID.test(error.message))
  return isLost || isOutdated(error)
}

/** Whether a statement of PostgreSQL waited for a lock as long as it may: lock_not_available. */
export const isLockHeld = (error: unknown): boolean => codesOf(error).code === '55P03'

/** Whether PostgreSQL refused what rows hold: of no such type (class 22), against a constraint (23), or longer than a limit (54). */
export const isDataRefused = (error: unknown): boolean => {
  const { code } = codesOf(error)
  return typeof code === 'string' && /^(?:22|23|54)\w{3}$/.test(code)
}

/** Whether the base takes writes; throws when it does not answer. */
export const takesWrites = async (db: Kysely<Tables>): Promise<boolean> => {
  if (db.getExecutor().adapter instanceof PostgresAdapter) {
    const { rows } = await sql<{ on: string }>`select current_setting('transaction_read_only') as on`.execute(
      db,
    )
    return rows[0]?.on === 'off'
  }
  const { rows } = await sql<{ query_only: number }>`pragma query_only`.execute(db)
  return rows[0]?.query_only === 0
}

/**
 * Does a write that a reading would do without: on a base that takes none, the reading goes on. Gives false when nothing was
 * written.
 */
export const ifWritable = async (write: () => Promise<unknown>): Promise<boolean> => {
  try {
    await write()
    return true
  } catch (error) {
    if (isWriteRefused(error)) return false
    throw error
  }
}
