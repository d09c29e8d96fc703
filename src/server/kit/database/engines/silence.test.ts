import { connect, createServer, Socket } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest'
import { makeDatabase } from '#testing/databases.ts'
import { openAudit } from '../../audit/Audit.ts'
import { foundActs } from '../../audit/store.ts'
import { isBaseAway } from '../faults.ts'
import { openPostgres, type Store } from '../Store.ts'

/** A road to PostgreSQL whose machine can vanish: what was open says nothing more, closes nothing, and new connections work. */
const openRoad = async (database: string) => {
  const there = new URL(database)
  let open: Socket[] = []
  const server = createServer((socket) => {
    const onward = connect(Number(there.port), there.hostname)
    for (const end of [socket, onward]) end.on('error', () => undefined)
    socket.on('close', () => onward.destroy())
    socket.pipe(onward)
    onward.pipe(socket)
    open.push(socket, onward)
  })
  const port = await new Promise<number>((done) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      done(typeof address === 'object' && address ? address.port : 0)
    })
  })
  const url = new URL(there)
  url.host = `127.0.0.1:${port}`
  const vanish = () => {
    for (const socket of open) socket.unpipe().resume()
    open = []
  }
  return { url: url.href, vanish, close: () => server.close() }
}

let base: Awaited<ReturnType<typeof makeDatabase>>
let road: Awaited<ReturnType<typeof openRoad>>
let store: Store

beforeAll(async () => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  base = await makeDatabase(inject('models').database)
  road = await openRoad(base.url)
  store = await openPostgres(road.url, { connections: 2, statementMs: 500, silenceMs: 500 })
})
afterAll(async () => {
  await store.close()
  road.close()
  await base.drop()
  vi.restoreAllMocks()
})

it('a query whose machine has vanished ends, and the next one is made on another connection', async () => {
  await sql`select 1`.execute(store.db)
  road.vanish()
  await expect(sql`select 1`.execute(store.db)).rejects.toThrow('terminated')
  await sql`select 1`.execute(store.db)
})

it('the journal of acts goes on once the machine under it has vanished', async () => {
  const audit = openAudit({ db: store.db, clock: () => new Date(), key: 'clé' })
  await audit.note({ acte: 'connexion', objet: 'avant' })
  road.vanish()
  await audit.note({ acte: 'connexion', objet: 'pendant' })
  await audit.note({ acte: 'connexion', objet: 'après' })
  expect((await foundActs(store.db, { most: 9 })).map(({ objet }) => objet)).toEqual(['après', 'avant'])
})

it('an idle connection looks whether the other machine is still there', async () => {
  const kept = vi.spyOn(Socket.prototype, 'setKeepAlive')
  const other = await openPostgres(road.url)
  expect(kept).toHaveBeenCalledWith(true, 10_000)
  await other.close()
})

it('a transaction that nobody goes on with is ended by PostgreSQL, and holds nothing more', async () => {
  const servers = await openPostgres(base.url, { idleMs: 200 })
  const held = servers.db.transaction().execute(async (inside) => {
    await sql`update audit_tete set rang = rang`.execute(inside)
    await sql`update audit_tete set rang = rang`.execute(store.db)
    await sql`select 1`.execute(inside)
  })
  await expect(held).rejects.toSatisfy(isBaseAway)
  await servers.close()
})
