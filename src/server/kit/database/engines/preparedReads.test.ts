import { Socket } from 'node:net'
import { setImmediate as turn } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, inject, it, vi } from 'vitest'
import { makeDatabase } from '#testing/databases.ts'
import { type Db, openPostgres, type Store } from '../Store.ts'
import { newId } from '../../identifiers.ts'
import { writtenOnce } from '../writtenOnce.ts'

let base: Awaited<ReturnType<typeof makeDatabase>>
let store: Store
const said = vi.spyOn(process.stderr, 'write')

beforeAll(async () => {
  said.mockReturnValue(true)
  base = await makeDatabase(inject('models').database)
  store = await openPostgres(base.url, { connections: 2 })
})
beforeEach(() => said.mockClear())
afterAll(async () => {
  await store.close()
  await base.drop()
  vi.restoreAllMocks()
})

/** What is given back, and the connection that gave it. */
const echo = writtenOnce(1, (db: Db, text: string) =>
  db.selectNoFrom((e) => [
    e.cast<string>(e.val(text), 'text').as('said'),
    sql<number>`pg_backend_pid()`.as('pid'),
  ]),
)
const halved = writtenOnce(1, (db: Db, by: string) =>
  db.selectNoFrom(sql<number>`100 / cast(${by} as integer)`.as('half')),
)
const prepared = writtenOnce(1, (db: Db, like: string) =>
  db.selectNoFrom(
    sql<number>`(select count(*) from pg_prepared_statements where statement like ${like})`.as('kept'),
  ),
)

it('readings of everyone go by one connection, which has each prepared once', async () => {
  const [one, other] = await Promise.all([echo(store.db, 'a'), echo(store.db, 'b')])
  const [third] = await echo(store.db, 'c')
  expect([one[0]?.said, other[0]?.said, third?.said]).toEqual(['a', 'b', 'c'])
  expect([other[0]?.pid, third?.pid]).toEqual([one[0]?.pid, one[0]?.pid])
  expect(await prepared(store.db, '%as "said"%')).toEqual([{ kept: 1 }])
})

it('those of one turn leave in one packet', async () => {
  await echo(store.db, 'a')
  const sent = vi.spyOn(Socket.prototype as Required<Socket>, '_writev')
  await Promise.all(['a', 'b', 'c'].map((text) => echo(store.db, text)))
  expect(sent).toHaveBeenCalledOnce()
  sent.mockRestore()
})

it('what their columns are is asked no more once it is known', async () => {
  const doubled = writtenOnce(1, (db: Db, number: string) =>
    db.selectNoFrom((e) => [
      sql<number>`2 * cast(${number} as bigint)`.as('double'),
      e.cast<string | null>(e.val(null), 'text').as('nothing'),
    ]),
  )
  const described = vi.spyOn(pg.Connection.prototype, 'describe')
  await Promise.all([doubled(store.db, '1'), doubled(store.db, '2')])
  described.mockClear()
  expect(await doubled(store.db, '21')).toEqual([{ double: 42, nothing: null }])
  expect(described).not.toHaveBeenCalled()
  described.mockRestore()
})

it('they wait for no connection that a transaction holds, and see what it has not committed from inside it alone', async () => {
  const find = writtenOnce(1, (db: Db, cle: string) =>
    // Its text is this test's own: what others ask in the same process must not become prepared.
    db.selectFrom('reglage').select(['cle', 'valeur']).where('cle', '=', cle),
  )
  await store.db.transaction().execute(async (inside) => {
    await inside.insertInto('reglage').values({ cle: 'partage', valeur: 'oui' }).execute()
    expect(await find(store.db, 'partage')).toEqual([])
    expect(await find(inside, 'partage')).toEqual([{ cle: 'partage', valeur: 'oui' }])
  })
  expect(await find(store.db, 'partage')).toEqual([{ cle: 'partage', valeur: 'oui' }])
})

it('one that fails spoils none of those sent with it', async () => {
  const [before, failed, after] = await Promise.allSettled([
    echo(store.db, 'avant'),
    halved(store.db, '0'),
    echo(store.db, 'après'),
  ])
  expect(before).toMatchObject({ value: [{ said: 'avant' }] })
  expect(failed).toMatchObject({ reason: { code: '22012' } })
  expect(after).toMatchObject({ value: [{ said: 'après' }] })
})

it('their connection ended under them, they are answered by another', async () => {
  const [first] = await echo(store.db, 'a')
  const ended = sql`select pg_terminate_backend(${first?.pid}, 5000)`.execute(store.db)
  const asked = ['a', 'b', 'c'].map((text) => echo(store.db, text))
  await ended
  const answered = [...(await Promise.all(asked)), await echo(store.db, 'd')]
  expect(answered.map(([row]) => row?.said)).toEqual(['a', 'b', 'c', 'd'])
  expect(answered.at(-1)?.[0]?.pid).not.toBe(first?.pid)
})

it.each([
  ['gives a column', 'id', sql<number>`1`],
  ['compares one', 'nom', sql<number>`2`],
])('one that %s whose type a migration changed is prepared anew', async (_, changed, mark) => {
  await sql`create table if not exists essai (id text, nom text)`.execute(store.db)
  const named = (db: Db, nom: string) =>
    (db as unknown as Kysely<{ essai: { id: string; nom: string } }>)
      .selectFrom('essai')
      .select(['id', mark.as('mark')])
      .where('nom', '=', nom)
  const find = writtenOnce(1, named)
  const [id, nom] = [newId(), newId()]
  await sql`insert into essai values (${id}, ${nom})`.execute(store.db)
  expect(await find(store.db, nom)).toMatchObject([{ id }])
  await sql`alter table essai alter ${sql.ref(changed)} type uuid using ${sql.ref(changed)}::uuid`.execute(
    store.db,
  )
  expect(await Promise.all([find(store.db, nom), find(store.db, nom)])).toMatchObject([[{ id }], [{ id }]])
})

it('those sent before it is known whether the first was prepared do not fall with it', async () => {
  const impatient = await openPostgres(base.url, { connections: 2, statementMs: 300 })
  const find = writtenOnce(1, (db: Db, cle: string) =>
    db
      .selectFrom('reglage')
      .select('valeur')
      .where((e) => e.and([e('cle', '=', cle), e('valeur', '!=', 'tenue')])),
  )
  await store.db.transaction().execute(async (inside) => {
    await sql`lock table reglage in access exclusive mode`.execute(inside)
    const ends = await Promise.allSettled(['a', 'b', 'c'].map((cle) => find(impatient.db, cle)))
    // A statement that takes too long, and none that « does not exist ».
    expect(ends).toMatchObject([1, 2, 3].map(() => ({ reason: { code: '57014' } })))
  })
  expect(await find(impatient.db, 'a')).toEqual([])
  await impatient.close()
})

it('what a transaction reads with one prepared before a migration fails once, and no more', async () => {
  const find = writtenOnce(1, (db: Db, cle: string) =>
    db.selectFrom('bail').select(['porteur', 'cle']).where('cle', '=', cle),
  )
  const inside = () => store.db.transaction().execute((transaction) => find(transaction, 'a'))
  expect(await inside()).toEqual([])
  await sql`alter table bail alter porteur type varchar`.execute(store.db)
  await expect(inside()).rejects.toThrow()
  expect(await inside()).toEqual([])
})

it('each is answered by its own rows, among thousands, faults and lost connections', async () => {
  const long = 'x'.repeat(20_000)
  const one = async (rank: number) => {
    const text = rank % 50 === 0 ? `${long}${rank}` : `${rank}`
    const [row] = await echo(store.db, text)
    return row?.said === text
  }
  const faulty = async (rank: number) => {
    const by = rank % 2 === 0 ? '0' : '10'
    const [end] = await Promise.allSettled([halved(store.db, by)])
    return by === '0' ? end.status === 'rejected' : end.status === 'fulfilled' && end.value[0]?.half === 10
  }
  for (let round = 0; round < 3; round += 1) {
    const [held] = await echo(store.db, 'a')
    const asked = Array.from({ length: 1000 }, (_, rank) => (rank % 7 === 0 ? faulty(rank) : one(rank)))
    const ended = sql`select pg_terminate_backend(${held?.pid}, 5000)`.execute(store.db)
    // Some come while the others are under way.
    const later = Array.from({ length: 200 }, async (_, rank) => {
      await turn()
      return one(rank)
    })
    expect(new Set(await Promise.all([...asked, ...later]))).toEqual(new Set([true]))
    await ended
  }
})

it('says that the base is away when there is none, and reads again once there is', async () => {
  const away = await openPostgres(base.url, { connections: 2, waitMs: 500 })
  const connecting = vi.spyOn(Socket.prototype, 'connect').mockImplementation(function (this: Socket) {
    process.nextTick(() => this.destroy(Object.assign(new Error('refusée'), { code: 'ECONNREFUSED' })))
    return this
  })
  await expect(echo(away.db, 'a')).rejects.toThrow('refusée')
  connecting.mockRestore()
  expect(await echo(away.db, 'a')).toMatchObject([{ said: 'a' }])
  await away.close()
})
