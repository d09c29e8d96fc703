import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { isDemoSeeded, markDemoSeeded } from '#server/Demo.ts'
import { freePort } from '#testing/freePort.ts'
import { startFolder } from './testing/startFolder.ts'
import { type Db, openEmbedded } from '#server/kit/database/Store.ts'
import { addCompte } from '#server/kit/people/comptes.ts'
import { person } from '#testing/person.ts'

let folder: string
let startWith: ReturnType<typeof startFolder>['startWith']
let close: () => void

beforeEach(() => {
  ;({ folder, startWith, close } = startFolder())
})
afterEach(() => close())

it('refuses to open the demonstration’s accounts, whose password is public, outside of a demonstration', async () => {
  const first = await startWith({})
  await first.close()
  const store = openEmbedded(join(folder, 'data'))
  await markDemoSeeded(store.db, '2026-11-20')
  await store.close()
  await expect(startWith({})).rejects.toThrow('Cette base contient les personnes de la démonstration')
})

it('refuses to bring the demonstration into a base that has other people, and leaves it as it is', async () => {
  const first = await startWith({})
  await first.close()
  const people = async (change?: (db: Db) => Promise<unknown>) => {
    const store = openEmbedded(join(folder, 'data'))
    await change?.(store.db)
    const rows = await store.db.selectFrom('compte').select('identifiant').execute()
    const seeded = await isDemoSeeded(store.db)
    await store.close()
    return [rows.map(({ identifiant }) => identifiant), seeded]
  }
  const before = await people((db) => addCompte(db, person('190017500100105')))
  await expect(startWith({ DEMO: '1' })).rejects.toThrow(/n’entre que dans une base vide.*DEMO=0.*DATA_DIR/)
  expect(await people()).toEqual(before)
  const after = await startWith({})
  await after.close()
})

/** A port that something else listens at, and how it lets go. */
const takenPort = async () => {
  const taken = createServer()
  const port = await new Promise<number>((done) => {
    taken.listen(0, '::', () => {
      const address = taken.address()
      done(typeof address === 'object' && address ? address.port : 0)
    })
  })
  return { port, letGo: () => taken.close() }
}

it('says what to do when the port is taken, and lets go of the data folder', async () => {
  const { port, letGo } = await takenPort()
  await expect(startWith({ PORT: String(port) })).rejects.toThrow(`Le port ${port} est déjà pris`)
  letGo()
  const after = await startWith({})
  await after.close()
})

it('leaves nothing behind when the port is taken: no port of metrics, no server that is said to run', async () => {
  const { port, letGo } = await takenPort()
  const metrics = await freePort()
  const start = startWith({ PORT: String(port), METRICS_PORT: String(metrics) })
  await expect(start).rejects.toThrow(`Le port ${port} est déjà pris`)
  letGo()
  await expect(fetch(`http://localhost:${metrics}/health/live`)).rejects.toThrow('fetch failed')
  const store = openEmbedded(join(folder, 'data'))
  expect(await store.db.selectFrom('bail').selectAll().execute()).toEqual([])
  await store.close()
})

it(
  'ends, with the exit code 1, when the port is taken though another one was opened',
  { timeout: 60_000 },
  async () => {
    const { port, letGo } = await takenPort()
    const metrics = await freePort()
    const modules = ['start.ts', '../config.ts'].map((name) =>
      JSON.stringify(join(import.meta.dirname, name)),
    )
    const script = `
    const { start } = await import(${modules[0]})
    const { readConfig } = await import(${modules[1]})
    try { await start(readConfig(process.env), process.argv[1], () => undefined) }
    catch (error) { console.error(error.message); process.exitCode = 1 }`
    const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script, folder], {
      env: {
        PATH: process.env['PATH'],
        DEMO: '0',
        PORT: String(port),
        METRICS_PORT: String(metrics),
        LOG_LEVEL: 'silent',
        DATA_DIR: join(folder, 'data'),
      },
      encoding: 'utf8',
      timeout: 45_000,
    })
    letGo()
    expect([status, stderr]).toEqual([1, expect.stringContaining(`Le port ${port} est déjà pris`)])
  },
)

it('says what to do when the data folder cannot be written', async () => {
  writeFileSync(join(folder, 'fichier'), '')
  await expect(startWith({ DATA_DIR: join(folder, 'fichier', 'data') })).rejects.toThrow(
    'ne peut pas être écrit',
  )
})

it('says what to do when PostgreSQL is out of reach', async () => {
  await expect(startWith({ DATABASE_URL: 'postgres://127.0.0.1:1/x' })).rejects.toThrow(
    'PostgreSQL ne répond pas',
  )
})

it('ends with one line and the exit code 1', { timeout: 30_000 }, () => {
  const main = join(import.meta.dirname, '../main.ts')
  const { status, stderr } = spawnSync(process.execPath, [main], {
    env: { ...process.env, PORT: 'abc' },
    encoding: 'utf8',
  })
  expect([status, stderr.trim().split('\n')]).toEqual([
    1,
    ['PORT doit être un nombre de 0 à 65535 ; reçu : « abc ».'],
  ])
})
