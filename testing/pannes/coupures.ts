import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { type Panne, until } from './Panne.ts'
import { dataFolder, forget, openBase, signedIn, start, statusOf } from './portail.ts'

const AWAY_MS = 10_000
const BACK_SECONDS = 15

/** Those who read at once while connections are cut, how many times these are, and what is read between two. */
const CLIENTS = 8
const CUTS = 10
const EACH = 50

const named = (url: string) => new URL(url).pathname.slice(1)

/** From another database of the same PostgreSQL: shuts or opens this one, and ends its connections. */
const disturb = async (url: string, statement: string) => {
  const elsewhere = new URL(url)
  elsewhere.pathname = '/postgres'
  const client = new pg.Client({ connectionString: elsewhere.href })
  await client.connect()
  if (statement !== '') await client.query(`alter database ${named(url)} ${statement}`)
  await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [
    named(url),
  ])
  await client.end()
}

/** What is read by several at once, again and again, while something is done some times: how many readings, and failed ones. */
const underLoad = async (read: () => Promise<number>, act: () => Promise<void>) => {
  const seen = { done: false, asked: 0, failed: 0 }
  const ask = async () => {
    while (!seen.done) {
      seen.asked += 1
      if ((await read()) !== 200) seen.failed += 1
    }
  }
  const asking = Array.from({ length: CLIENTS }, ask)
  for (let cut = 1; cut <= CUTS; cut += 1) {
    await until(async () => seen.asked > cut * EACH, BACK_SECONDS)
    await act()
  }
  seen.done = true
  await Promise.all(asking)
  return seen
}

/** What PostgreSQL does to a server: connections ended, a base away for ten seconds, a base that takes no write. */
export const coupures = async (url: string): Promise<readonly Panne[]> => {
  const folder = dataFolder()
  const server = await start(folder, { DATABASE_URL: url })
  const store = await openBase(folder, url)
  const [person] = await signedIn(store, 1)
  await store.close()
  if (person === undefined) throw new Error('Nobody is signed in.')
  const { address } = server
  const read = () => person.read(address)
  const ready = () => statusOf(`${address}/health/ready`)
  const live = () => statusOf(`${address}/health/live`)
  const back = () => until(async () => (await read()) === 200, BACK_SECONDS)
  const inSeconds = (seconds: number) =>
    seconds === Infinity ? 'jamais' : `${seconds.toFixed(1).replace('.', ',')} s`

  await disturb(url, '')
  const first = await read()
  const afterCut = await back()
  const busy = await underLoad(read, () => disturb(url, ''))

  await disturb(url, 'with allow_connections false')
  await wait(AWAY_MS)
  const away = [await live(), await ready()]
  await disturb(url, 'with allow_connections true')
  const afterAway = await back()

  await disturb(url, 'set default_transaction_read_only = on')
  const told = await until(async () => (await ready()) === 200, BACK_SECONDS)
  const reading = [await ready(), await read(), await person.move(address, 1)]
  await disturb(url, 'reset default_transaction_read_only')
  await back()
  const written = await person.move(address, 2)
  const alive = server.alive()
  await server.end('SIGTERM')
  forget(folder)
  return [
    {
      fait: 'PostgreSQL : toutes les connexions coupées',
      attendu: 'le processus vit, la lecture suivante aboutit',
      vu: `lecture ${first}, de nouveau 200 en ${inSeconds(afterCut)}`,
      tenu: alive && afterCut !== Infinity && first === 200,
    },
    {
      fait: `PostgreSQL : toutes les connexions coupées ${CUTS} fois, ${CLIENTS} lectures à la fois`,
      attendu: 'aucune lecture manquée',
      vu: `${busy.failed} manquées sur ${busy.asked}`,
      tenu: alive && busy.failed === 0 && busy.asked > CUTS,
    },
    {
      fait: 'PostgreSQL : base fermée dix secondes',
      attendu: 'vivant (200), pas prêt (503), puis la lecture aboutit',
      vu: `vivant ${away[0]}, prêt ${away[1]}, de nouveau 200 en ${inSeconds(afterAway)}`,
      tenu: alive && away[0] === 200 && away[1] === 503 && afterAway !== Infinity,
    },
    {
      fait: 'PostgreSQL : base en lecture seule',
      attendu: 'prêt et lecture 200, écriture refusée, puis acceptée au retour',
      vu: `prêt ${reading[0]} en ${inSeconds(told)}, lecture ${reading[1]}, écriture ${reading[2]}, au retour ${written}`,
      tenu:
        reading[0] === 200 && reading[1] === 200 && reading[2] !== 200 && reading[2] !== 0 && written === 200,
    },
  ]
}
