import { connect, createServer, type Server, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest'
import { openPostgres, type Store } from '../database/Store.ts'
import { openHealth } from './Health.ts'

/** A road to PostgreSQL that can be cut and mended, at one address. */
const openRoad = async () => {
  const there = new URL(inject('databaseUrl'))
  const sockets = new Set<Socket>()
  const answer = (socket: Socket) => {
    const onward = connect(Number(there.port), there.hostname)
    for (const end of [socket, onward]) {
      sockets.add(end)
      end.on('error', () => undefined)
    }
    socket.pipe(onward)
    onward.pipe(socket)
  }
  let server: Server
  const open = (port: number) =>
    new Promise<number>((done) => {
      server = createServer(answer).listen(port, '127.0.0.1', () => {
        const address = server.address()
        done(typeof address === 'object' && address ? address.port : 0)
      })
    })
  const port = await open(0)
  const url = new URL(there)
  url.host = `127.0.0.1:${port}`
  const cut = async () => {
    const closed = new Promise((done) => {
      server.close(done)
    })
    for (const socket of sockets) socket.destroy()
    sockets.clear()
    await closed
  }
  return { url: url.href, cut, mend: () => open(port) }
}

let road: Awaited<ReturnType<typeof openRoad>>
let store: Store
let said: string[]

beforeAll(async () => {
  said = []
  vi.spyOn(process.stderr, 'write').mockImplementation((line) => {
    said.push(String(line))
    return true
  })
  road = await openRoad()
  store = await openPostgres(road.url)
})
afterAll(async () => {
  await store.close()
  await road.cut()
  vi.restoreAllMocks()
})

it('is not ready while its base is away, and is again, on new connections, once the base is back', async () => {
  let now = 0
  const health = openHealth(store.db, () => now)
  const next = () => {
    now += 1000
    return health.ability()
  }
  expect(await next()).toBe('pret')
  await road.cut()
  expect(await next()).toBe('base')
  await road.mend()
  expect(await next()).toBe('pret')
})

it('says once that its base is away, then once that it is back, however often it is looked at', async () => {
  let now = 0
  const health = openHealth(store.db, () => now)
  const look = async (times: number) => {
    for (let time = 0; time < times; time += 1) {
      now += 1000
      await health.ability()
    }
  }
  const told = () =>
    said
      .map((line) => JSON.parse(line) as { level: number; msg: string; fault?: string })
      .filter(({ msg }) => msg.startsWith('base:'))
  said.length = 0
  await look(3)
  expect(told()).toEqual([])
  await road.cut()
  await look(3)
  expect(told()).toMatchObject([
    { level: 50, msg: 'base: failing', fault: expect.stringMatching(/ECONN|terminated/) },
  ])
  await road.mend()
  await look(3)
  expect(told().slice(1)).toMatchObject([{ level: 30, msg: 'base: in order again' }])
})

it('asks the base once a second at most', async () => {
  const asked = vi.spyOn(store.db.getExecutor(), 'provideConnection')
  const health = openHealth(store.db, () => 0)
  await Promise.all(Array.from({ length: 20 }, () => health.ability()))
  expect(asked).toHaveBeenCalledTimes(1)
})

it('is not ready any more once it is told to stop', async () => {
  const health = openHealth(store.db, () => 0)
  health.drain()
  expect([await health.ability(), health.isDraining()]).toEqual(['arret', true])
})
