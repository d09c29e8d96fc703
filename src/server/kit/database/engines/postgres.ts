import type { Socket } from 'node:net'
import { PostgresDialect } from 'kysely'
import pg from 'pg'
import Cursor from 'pg-cursor'
import { isConnectionSpent } from '../faults.ts'
import { tellFault } from '../../faults/tellFault.ts'
import { shareReads } from './preparedReads.ts'
import { sendTogether } from './sendingTogether.ts'
import type { Read } from './writtenTexts.ts'

const INT8 = 20

/** Silence after which a connection looks whether the other machine is still there: nobody asks anything of an idle one. */
const KEEP_ALIVE_MS = 10_000

/** Moments are bigint columns well below 2^53: they come back as numbers, as they do from SQLite. */
const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === INT8 && format !== 'binary' ? Number : pg.types.getTypeParser(oid, format as 'text'),
} as pg.CustomTypesConfig

/** How a PostgreSQL database is used. */
export interface PostgresSettings {
  /** Connections at most, two or more, one of them for the prepared readings of everyone; 10 by default. */
  readonly connections?: number | undefined
  /** Longest statement, in milliseconds; 0 for none, which is for migrations only. */
  readonly statementMs?: number
  /** Longest wait for a connection, new or given back by another, in milliseconds; 5 seconds by default. */
  readonly waitMs?: number
  /**
   * Longest wait for an answer beyond `statementMs`, after which PostgreSQL would have said that it took too long: its machine
   * is gone. In milliseconds; 5 seconds by default.
   */
  readonly silenceMs?: number
  /** Longest wait for a lock, in milliseconds: whoever asks for the table next waits behind. None by default. */
  readonly lockMs?: number
  /**
   * Longest time that a transaction waits for its next statement, in milliseconds, after which PostgreSQL ends it: the machine
   * that began it is gone, and what it holds is free. None by default: a command may read files in between.
   */
  readonly idleMs?: number
}

/** State of the connections of this process, for the metrics. */
export interface PoolState {
  readonly total: number
  readonly idle: number
  /** Queries that wait for a connection. */
  readonly waiting: number
}

/**
 * Ends a connection that PostgreSQL tells it closes, at the query that hears of it: the pool would lend it again, until its
 * socket is closed too; and one whose readings were prepared before a migration, since each would fail again. Ends one that is
 * silent for longer than `limitMs` as well: a machine that vanishes closes nothing.
 */
const endWhenLost = (client: pg.PoolClient, limitMs: number | undefined) => {
  const ask = client.query.bind(client) as (...given: readonly unknown[]) => unknown
  const { connection } = client as unknown as { readonly connection: { readonly stream: Socket } }
  const query = (...given: readonly unknown[]) => {
    const asked = ask(...given)
    if (!(asked instanceof Promise)) return asked
    const timer = limitMs === undefined ? undefined : setTimeout(() => connection.stream.destroy(), limitMs)
    void asked.then(
      () => clearTimeout(timer),
      (error: unknown) => {
        clearTimeout(timer)
        if (isConnectionSpent(error)) void (client as unknown as pg.Client).end()
      },
    )
    return asked
  }
  Object.assign(client, { query })
}

interface Opened {
  readonly dialect: PostgresDialect
  /** Readings that are written once, by one connection. */
  readonly read: Read
  readonly state: () => PoolState
  /** Ends that connection; Kysely ends the others. */
  readonly end: () => Promise<void>
}

/**
 * Kysely's dialect over PostgreSQL, with a time limit on having a connection, on every statement and on its answer. A lost connection (a restart,
 * a network cut) is told and replaced at the next query: unheard, it would end the process. The pool hears those that
 * are idle; one that a transaction holds has nobody else to hear it.
 */
export const openPool = (
  url: string,
  {
    connections = 10,
    statementMs = 10_000,
    waitMs = 5000,
    silenceMs = 5000,
    idleMs = 0,
    lockMs = 0,
  }: PostgresSettings = {},
): Opened => {
  const open = (most: number, pipeline: boolean) => {
    const pool = new pg.Pool({
      connectionString: url,
      max: most,
      pipeline,
      connectionTimeoutMillis: waitMs,
      statement_timeout: statementMs,
      idle_in_transaction_session_timeout: idleMs,
      lock_timeout: lockMs,
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
      types,
    })
    pool.on('error', (error) => tellFault('an idle connection to PostgreSQL was lost', error))
    pool.on('connect', (client) => void client.on('error', () => undefined))
    return pool
  }
  const longest = statementMs === 0 ? undefined : statementMs + silenceMs
  const pool = open(connections - 1, false)
  pool.on('connect', (client) => {
    sendTogether(client, types)
    endWhenLost(client, longest)
  })
  const reading = open(1, true)
  return {
    dialect: new PostgresDialect({ pool, cursor: Cursor }),
    ...shareReads(reading, { types, silenceMs: longest }),
    state: () => ({
      total: pool.totalCount + reading.totalCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount + reading.waitingCount,
    }),
  }
}
