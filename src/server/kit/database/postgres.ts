import { PostgresDialect } from 'kysely'
import pg from 'pg'
import { tellFault } from '../tellFault.ts'

const INT8 = 20

/** Moments are bigint columns well below 2^53: they come back as numbers, as they do from SQLite. */
const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === INT8 && format !== 'binary' ? Number : pg.types.getTypeParser(oid, format as 'text'),
} as pg.CustomTypesConfig

/**
 * Kysely's dialect over PostgreSQL, with a time limit on connecting and on every statement. A connection lost while idle
 * (a restart, a network cut) is told and replaced at the next query: unheard, it would end the process.
 */
export const postgresDialect = (url: string): PostgresDialect => {
  const pool = new pg.Pool({
    connectionString: url,
    connectionTimeoutMillis: 5000,
    statement_timeout: 10_000,
    types,
  })
  pool.on('error', (error) => tellFault('an idle connection to PostgreSQL was lost', error))
  return new PostgresDialect({ pool })
}
