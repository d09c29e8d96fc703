import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CompiledQuery, Kysely } from 'kysely'
import { expect, it } from 'vitest'
import { flushing, together } from './flushing.ts'
import { sqliteDialect } from './sqlite.ts'
import { sqliteDriver } from './sqliteDriver.ts'

/** A work that ends when it is told to, and how often it was begun. */
const held = () => {
  const ends: ((error?: Error) => void)[] = []
  return {
    work: () =>
      new Promise<void>((done, failed) => {
        ends.push((error) => (error ? failed(error) : done()))
      }),
    begun: () => ends.length,
    end: (error?: Error) => ends.at(-1)?.(error),
  }
}

const turn = () => new Promise(setImmediate)

it('what is asked while the disk works is done once, after it', async () => {
  const { work, begun, end } = held()
  const flush = together(work)
  const first = flush()
  await turn()
  const others = [flush(), flush(), flush()]
  await turn()
  expect(begun()).toBe(1)
  end()
  await first
  await turn()
  expect(begun()).toBe(2)
  end()
  await Promise.all(others)
  expect(begun()).toBe(2)
})

it('a disk that fails tells those who waited for it, and is asked again by the next', async () => {
  const { work, end } = held()
  const flush = together(work)
  const failed = expect(flush()).rejects.toThrow('EIO')
  await turn()
  end(new Error('EIO'))
  await failed
  const next = flush()
  await turn()
  end()
  await expect(next).resolves.toBeUndefined()
})

it('a file that could not be opened, for want of a handle, is opened by the next', async () => {
  const path = join(mkdtempSync(join(tmpdir(), 'espace-agent-')), 'portail.db-wal')
  const { flush, close } = flushing(path)
  await expect(flush()).rejects.toThrow('ENOENT')
  writeFileSync(path, 'écrit')
  await expect(flush()).resolves.toBeUndefined()
  await close()
})

it('a write has not returned before it is on the disk, and those who read do not wait for it', async () => {
  const { work, begun, end } = held()
  const file = join(mkdtempSync(join(tmpdir(), 'espace-agent-')), 'portail.db')
  const { driver, read } = sqliteDriver(file, { flush: work, close: () => Promise.resolve() })
  const db = new Kysely<{ t: { a: number } }>({ dialect: sqliteDialect(driver) })
  const settled: string[] = []
  const after = (name: string, done: Promise<unknown>) => done.then(() => settled.push(name))
  const alone = after('alone', db.schema.createTable('t').addColumn('a', 'integer').execute())
  while (begun() === 0) await turn()
  expect(settled).toEqual([])
  end()
  await alone
  const committed = after(
    'transaction',
    db.transaction().execute((trx) => trx.insertInto('t').values({ a: 1 }).execute()),
  )
  while (begun() === 1) await turn()
  expect(await read(CompiledQuery.raw('select a from t'))).toEqual([{ a: 1 }])
  expect(settled).toEqual(['alone'])
  end()
  await committed
  await db.destroy()
})

it('a transaction that could not be flushed does not undo the next one', async () => {
  const { work, begun, end } = held()
  const file = join(mkdtempSync(join(tmpdir(), 'espace-agent-')), 'portail.db')
  let flush = () => Promise.resolve()
  const { driver, read } = sqliteDriver(file, { flush: () => flush(), close: () => Promise.resolve() })
  const db = new Kysely<{ t: { a: number } }>({ dialect: sqliteDialect(driver) })
  await db.schema.createTable('t').addColumn('a', 'integer').execute()
  flush = work
  const failed = expect(
    db.transaction().execute((trx) => trx.insertInto('t').values({ a: 1 }).execute()),
  ).rejects.toThrow('EIO')
  while (begun() === 0) await turn()
  flush = () => Promise.resolve()
  await db.transaction().execute(async (trx) => {
    await trx.insertInto('t').values({ a: 2 }).execute()
    end(new Error('EIO'))
    await failed
    await trx.insertInto('t').values({ a: 3 }).execute()
  })
  expect(await read(CompiledQuery.raw('select a from t order by a'))).toEqual([{ a: 1 }, { a: 2 }, { a: 3 }])
  await db.destroy()
})
