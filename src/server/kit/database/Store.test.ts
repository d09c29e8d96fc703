import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { databases, makeDatabase, openTestStore } from '#testing/databases.ts'
import { person, T0 } from '#testing/person.ts'
import { isBaseAway, isWriteRefused } from './faults.ts'
import { addCompte, compteByIdentifiant } from '../people/comptes.ts'
import { getReglage, setReglage } from './reglages.ts'
import { migrate } from './migrate.ts'
import { openEmbedded, openPostgres, type Store } from './Store.ts'

describe.each(databases)('store on %s', (name) => {
  let store: Store
  let camille: string

  beforeAll(async () => {
    store = await openTestStore(name)
    camille = await addCompte(store.db, person('269057505601260'))
  })
  afterAll(() => store.close())

  it('runs each migration once', async () => {
    expect(await migrate(store.db)).toEqual([])
  })

  it('keeps moments as numbers and finds an account by its identifier', async () => {
    expect(await compteByIdentifiant(store.db, '269057505601260')).toMatchObject({ id: camille, cree_le: T0 })
    expect(await compteByIdentifiant(store.db, '000000000000000')).toBeUndefined()
  })

  it('refuses a second account for one identifier', async () => {
    await expect(addCompte(store.db, person('269057505601260'))).rejects.toThrow()
  })

  it('replaces a setting', async () => {
    await setReglage(store.db, 'a', '1')
    await setReglage(store.db, 'a', '2')
    expect(await getReglage(store.db, 'a')).toBe('2')
  })

  it('undoes a transaction that fails', async () => {
    const failing = store.db.transaction().execute(async (transaction) => {
      await setReglage(transaction, 'half', '1')
      throw new Error('stop')
    })
    await expect(failing).rejects.toThrow('stop')
    expect(await getReglage(store.db, 'half')).toBeUndefined()
  })
})

it('is migrated beside another schema of the same PostgreSQL, which may hold tables of the same names', async () => {
  const { url, drop } = await makeDatabase(inject('models').database)
  const beside = new URL(url)
  beside.searchParams.set('options', '-c search_path=autre')
  const store = await openPostgres(beside.href)
  await sql`create schema autre`.execute(store.db)
  expect(await migrate(store.db)).toContain('001_ouverture')
  await store.close()
  await drop()
})

describe('opening a store', () => {
  it('refuses a second server on one data folder, until the first has closed', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'espace-agent-'))
    const first = openEmbedded(folder)
    expect(() => openEmbedded(folder)).toThrow('déjà utilisé par un autre serveur')
    await first.close()
    const second = openEmbedded(folder)
    await second.close()
  })

  it('says what to do when PostgreSQL does not answer', async () => {
    await expect(openPostgres('postgres://127.0.0.1:1/rien')).rejects.toThrow(
      'vérifiez que la base est démarrée et joignable d’ici, et DATABASE_URL',
    )
  })
})

it('waits for a connection only so long, and then says that the base is away', async () => {
  const store = await openPostgres(inject('databaseUrl'), { connections: 2, waitMs: 300 })
  const one = () => sql`select 1`.execute(store.db)
  await store.db.transaction().execute(async () => {
    const refused: unknown = await one().catch((error: unknown) => error)
    expect(isBaseAway(refused)).toBe(true)
    expect(store.pool?.()).toEqual({ total: 1, idle: 0, waiting: 0 })
  })
  await one()
  await store.close()
})

it('outlives the connections that PostgreSQL closes while nobody uses them, and says so', async () => {
  const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const url = inject('databaseUrl')
  const store = await openPostgres(url)
  const backend = async () =>
    (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(store.db)).rows[0]?.pid
  const lost = await backend()
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('select pg_terminate_backend($1)', [lost])
  await client.end()
  await expect.poll(() => said.mock.calls.length).toBe(1)
  expect(JSON.parse(String(said.mock.calls[0]?.[0]))).toMatchObject({
    level: 50,
    msg: 'an idle connection to PostgreSQL was lost',
    fault: expect.stringContaining('57P01'),
  })
  expect(await backend()).not.toBe(lost)
  await store.close()
  said.mockRestore()
})

it('outlives a connection that PostgreSQL closes in the middle of a transaction', async () => {
  const store = await openPostgres(inject('databaseUrl'))
  const client = new pg.Client({ connectionString: inject('databaseUrl') })
  await client.connect()
  const held = store.db.transaction().execute(async (db) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)
    await client.query('select pg_terminate_backend($1, 5000)', [rows[0]?.pid])
    await sql`select 1`.execute(db)
  })
  await expect(held).rejects.toSatisfy(isBaseAway)
  await sql`select 1`.execute(store.db)
  await client.end()
  await store.close()
})

it('lets no other process write in the middle of an embedded transaction, which would then fail', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'espace-agent-cote-'))
  const store = openEmbedded(folder)
  await migrate(store.db)
  const beside = new DatabaseSync(join(folder, 'portail.db'), { timeout: 0 })
  await store.db.transaction().execute(async (transaction) => {
    expect(await getReglage(transaction, 'a')).toBeUndefined()
    expect(() => beside.exec("insert into reglage values ('a', '1')")).toThrow('database is locked')
    await setReglage(transaction, 'a', '2')
  })
  beside.exec("update reglage set valeur = '3'")
  expect(await getReglage(store.db, 'a')).toBe('3')
  beside.close()
  await store.close()
})

it('reads on while another process writes in the embedded base, and writes once it has ended', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'espace-agent-cote-'))
  const store = openEmbedded(folder)
  await migrate(store.db)
  const beside = new DatabaseSync(join(folder, 'portail.db'), { timeout: 0 })
  beside.exec("begin immediate; insert into reglage values ('a', '1')")
  let written = false
  const writing = setReglage(store.db, 'b', '2').then(() => (written = true))
  expect(await getReglage(store.db, 'a')).toBeUndefined()
  expect(written).toBe(false)
  beside.exec('commit')
  await writing
  expect([await getReglage(store.db, 'a'), await getReglage(store.db, 'b')]).toEqual(['1', '2'])
  beside.close()
  await store.close()
})

it('reads on beside a transaction of its own, which sees alone what it has not committed', async () => {
  const store = openEmbedded(mkdtempSync(join(tmpdir(), 'espace-agent-cote-')))
  await migrate(store.db)
  await store.db.transaction().execute(async (transaction) => {
    await setReglage(transaction, 'a', '1')
    expect([await getReglage(transaction, 'a'), await getReglage(store.db, 'a')]).toEqual(['1', undefined])
  })
  expect(await getReglage(store.db, 'a')).toBe('1')
  await store.close()
})

it('says that an embedded base is full, though SQLite has undone the transaction by itself', async () => {
  const store = openEmbedded(mkdtempSync(join(tmpdir(), 'espace-agent-plein-')))
  await migrate(store.db)
  await sql`pragma max_page_count = 1`.execute(store.db)
  const fill = () =>
    store.db.transaction().execute(async (trx) => {
      for (let rank = 0; rank < 100; rank += 1) await setReglage(trx, `a${rank}`, 'x'.repeat(10_000))
    })
  await expect(fill()).rejects.toSatisfy(isWriteRefused)
  await expect(fill()).rejects.toSatisfy(isWriteRefused)
  await store.close()
})
