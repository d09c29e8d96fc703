import pg from 'pg'
import { afterEach, beforeEach, expect, inject, it, vi } from 'vitest'
import { makeDatabase } from '#testing/databases.ts'
import { isConnectionSpent } from '../faults.ts'
import { getReglage, setReglage } from '../reglages.ts'
import { openPostgres, type Store } from '../Store.ts'

let database: Awaited<ReturnType<typeof makeDatabase>>
let store: Store
let holder: pg.Client
let watcher: pg.Client

const connected = async () => {
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  return client
}

beforeEach(async () => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  database = await makeDatabase(inject('models').database)
  store = await openPostgres(database.url)
  await setReglage(store.db, 'a', '1')
  ;[holder, watcher] = [await connected(), await connected()]
})
afterEach(async () => {
  await Promise.all([holder.end(), watcher.end(), store.close()])
  await database.drop()
  vi.restoreAllMocks()
})

/** Processes of PostgreSQL that wait for the table that another holds. */
const waiting = async () => {
  const { rows } = await watcher.query<{ pid: number }>(
    "select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  )
  return rows.map(({ pid }) => pid)
}

/** Ends the connections of works while they wait for a table, then lets it go: what became of each. */
const cutUnder = async (works: readonly (() => Promise<unknown>)[]) => {
  await holder.query('begin')
  await holder.query('lock table reglage in access exclusive mode')
  const settled = Promise.allSettled(works.map((work) => work()))
  await expect.poll(waiting).toHaveLength(works.length)
  for (const pid of await waiting()) await watcher.query('select pg_terminate_backend($1, 5000)', [pid])
  await holder.query('commit')
  return settled
}

it('readings whose connections are ended under them are answered by others', async () => {
  const read = () => getReglage(store.db, 'a')
  expect(await cutUnder([read, read, read])).toEqual(
    Array.from({ length: 3 }, () => ({ status: 'fulfilled', value: '1' })),
  )
})

it.each([
  ['a write, which may have been done', () => setReglage(store.db, 'a', '2')],
  [
    'what a transaction reads, which is gone with it',
    () => store.db.transaction().execute((db) => getReglage(db, 'a')),
  ],
])('%s, is not done again', async (_, work) => {
  const [outcome] = await cutUnder([work])
  expect(outcome).toMatchObject({ status: 'rejected', reason: expect.toSatisfy(isConnectionSpent) })
  expect(await getReglage(store.db, 'a')).toBe('1')
})

it('a base that is away is asked no second time', async () => {
  const execute = vi.spyOn(pg.Pool.prototype, 'connect')
  await expect(openPostgres('postgres://127.0.0.1:1/x')).rejects.toThrow('ne répond pas')
  expect(execute).toHaveBeenCalledTimes(1)
})
