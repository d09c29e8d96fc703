import { Socket } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest'
import { makeDatabase } from '#testing/databases.ts'
import { type Db, openPostgres, type Store } from '../Store.ts'
import { writtenOnce } from '../writtenOnce.ts'

let base: Awaited<ReturnType<typeof makeDatabase>>
let store: Store

beforeAll(async () => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  base = await makeDatabase(inject('models').database)
  // One connection for transactions: the next one has the same, or the one that took its place.
  store = await openPostgres(base.url, { connections: 2 })
})
afterAll(async () => {
  await store.close()
  await base.drop()
  vi.restoreAllMocks()
})

const add = writtenOnce(2, (db: Db, cle: string, valeur: string) =>
  db.insertInto('reglage').values({ cle, valeur }),
)
const change = writtenOnce(2, (db: Db, cle: string, valeur: string) =>
  db.updateTable('reglage').set({ valeur }).where('cle', '=', cle).returning(['cle', 'valeur']),
)
const like = async (start: string) => {
  const rows = await store.db
    .selectFrom('reglage')
    .select('cle')
    .where('cle', 'like', `${start}%`)
    .orderBy('cle')
    .execute()
  return rows.map(({ cle }) => cle)
}
const pidOf = async (db: Db) => {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)
  return rows[0]?.pid
}
/** Ends a connection by the one of the prepared readings, since the other is held. */
const ended = writtenOnce(1, (db: Db, pid: number) =>
  db.selectNoFrom(sql<boolean>`pg_terminate_backend(${pid}, 5000)`.as('ended')),
)

it('a transaction begins with its first statement, and ends with what gives nothing', async () => {
  const work = () =>
    store.db.transaction().execute(async (inside) => {
      await change(inside, 'paquet', 'a')
      await add(inside, `paquet${Math.random()}`, 'b')
      await add(inside, `paquet${Math.random()}`, 'c')
    })
  await work()
  const sent = vi.spyOn(Socket.prototype as Required<Socket>, '_writev')
  await work()
  expect(sent).toHaveBeenCalledTimes(2)
  sent.mockRestore()
  expect(await like('paquet')).toHaveLength(4)
})

it('each sees those before it, and is given its own rows', async () => {
  await store.db.transaction().execute(async (inside) => {
    await add(inside, 'suite', 'a')
    expect(await change(inside, 'suite', 'b')).toEqual([{ cle: 'suite', valeur: 'b' }])
    await add(inside, 'suite2', 'a')
    const read = inside.selectFrom('reglage').select('valeur').where('cle', 'like', 'suite%').orderBy('cle')
    expect(await read.execute()).toEqual([{ valeur: 'b' }, { valeur: 'a' }])
  })
  expect(await like('suite')).toEqual(['suite', 'suite2'])
})

it.each([
  ['the end', async () => undefined],
  ['the next statement', async (inside: Db) => void (await change(inside, 'refus', 'c'))],
])('one that fails is told by %s, undoes all, and leaves the connection clean', async (_, after) => {
  const pid = await pidOf(store.db)
  const twice = store.db.transaction().execute(async (inside) => {
    await add(inside, 'refus', 'a')
    await add(inside, 'refus', 'b')
    await after(inside)
  })
  await expect(twice).rejects.toMatchObject({ code: '23505' })
  expect(await like('refus')).toEqual([])
  await add(store.db, 'refusEncore', 'a')
  expect(await like('refus')).toEqual(['refusEncore'])
  await store.db.deleteFrom('reglage').where('cle', '=', 'refusEncore').execute()
  expect(await pidOf(store.db)).toBe(pid)
})

it('what threw before anything left undoes nothing and sends nothing', async () => {
  await pidOf(store.db)
  const sent = vi.spyOn(Socket.prototype as Required<Socket>, '_write')
  const thrown = store.db.transaction().execute(async (inside) => {
    await add(inside, 'jamais', 'a')
    throw new Error('avant')
  })
  await expect(thrown).rejects.toThrow('avant')
  expect(sent).not.toHaveBeenCalled()
  sent.mockRestore()
  expect(await like('jamais')).toEqual([])
})

it.each([
  ['that wait for the end', 1],
  ['on both sides of one that gave its rows', 2],
])(
  'a connection ended between statements %s leaves nothing half done, and another takes its place',
  async (_, sides) => {
    const lost = store.db.transaction().execute(async (inside) => {
      const pid = await pidOf(inside)
      await add(inside, 'perdu1', 'a')
      if (sides === 2) await change(inside, 'perdu1', 'b')
      await ended(store.db, pid ?? 0)
      await add(inside, 'perdu2', 'a')
    })
    await expect(lost).rejects.toThrow()
    expect(await like('perdu')).toEqual([])
    await store.db.transaction().execute(async (inside) => {
      await add(inside, 'perdu1', 'a')
      await add(inside, 'perdu2', 'a')
    })
    expect(await like('perdu')).toEqual(['perdu1', 'perdu2'])
    await store.db.deleteFrom('reglage').where('cle', 'like', 'perdu%').execute()
  },
)

it('a failure that a transaction went past does not pass for its end', async () => {
  const past = store.db.transaction().execute(async (inside) => {
    await change(inside, 'passe', 'a')
    await sql`select 1 / 0`.execute(inside).catch(() => undefined)
  })
  await expect(past).rejects.toThrow()
  expect(await pidOf(store.db)).toBeGreaterThan(0)
})

it('what a transaction writes once and the base plans anew is not lost for a failure of the first time', async () => {
  const fresh = writtenOnce(2, (db: Db, cle: string, valeur: string) =>
    db.insertInto('reglage').values({ valeur, cle }),
  )
  const inside = (cle: string) =>
    store.db.transaction().execute(async (transaction) => {
      await change(transaction, cle, 'a')
      await fresh(transaction, cle, 'a')
    })
  await add(store.db, 'neuf', 'a')
  await expect(inside('neuf')).rejects.toMatchObject({ code: '23505' })
  await inside('neuf2')
  expect(await like('neuf')).toEqual(['neuf', 'neuf2'])
})
