import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { ecrire } from '#rules/format/nombres.ts'
import { accueilconnecte } from '#contract/accueil/evenement.ts'
import { dataFolder, forget, openBase, signedIn, start } from '#testing/pannes/portail.ts'
import { postgresForTests } from '#testing/postgres.ts'
import { atMost, type Measure, said } from './kit/Measure.ts'
import { runAlone } from './kit/report.ts'
import { percentile } from './kit/time.ts'

const SECONDS = 8
const EVERY_MS = 20
/** Dashboards asked for in a second, whatever the answers. */
const RATE = 1200

/** Opens dashboards at a rate that waits for no answer; gives how many were answered within the time, and how late. */
const load = async (
  addresses: readonly string[],
  person: { readonly get: (url: string) => Promise<number> },
) => {
  const times: number[] = []
  const pending: Promise<void>[] = []
  const begun = performance.now()
  const ask = async (rank: number) => {
    const asked = performance.now()
    const status = await person.get(`${addresses[rank % addresses.length]}${accueilconnecte.path}`)
    const now = performance.now()
    if (status === 200 && now - begun < SECONDS * 1000) times.push(now - asked)
  }
  while (performance.now() - begun < SECONDS * 1000) {
    const due = Math.floor(((performance.now() - begun) * RATE) / 1000)
    while (pending.length < due) pending.push(ask(pending.length))
    await wait(EVERY_MS)
  }
  await Promise.all(pending)
  const sorted = times.toSorted((a, b) => a - b)
  return { rate: times.length / SECONDS, late: percentile(sorted, 0.95) }
}

/** Dashboards that one process and then two give on one PostgreSQL, under a load that never waits. */
export const processesBench = async (): Promise<readonly Measure[]> => {
  const postgres = await postgresForTests()
  const name = `bench_${process.pid}`
  const admin = new pg.Client({ connectionString: postgres.url })
  await admin.connect()
  await admin.query(`create database ${name}`)
  const url = new URL(postgres.url)
  url.pathname = `/${name}`
  const folders = [dataFolder(), dataFolder()] as const
  const first = await start(folders[0], { DATABASE_URL: url.href })
  const second = await start(folders[1], { DATABASE_URL: url.href })
  const store = await openBase(folders[0], url.href)
  const [person] = await signedIn(store, 1)
  if (person === undefined) throw new Error('Nobody is signed in.')
  await store.close()
  await load([first.address, second.address], person)
  const one = await load([first.address], person)
  const two = await load([first.address, second.address], person)
  await first.end('SIGTERM')
  await second.end('SIGTERM')
  for (const folder of folders) forget(folder)
  await admin.query(`drop database ${name} with (force)`)
  await admin.end()
  await postgres.stop()
  const told = ({ rate, late }: typeof one) =>
    `${ecrire(rate, 0)} par seconde, 95e centile ${ecrire(late, 0)} ms`
  return [
    said(`Tableaux de bord, un processus, ${RATE} demandés par seconde`, told(one)),
    atMost('Le 95e centile, deux processus / un', two.late / one.late, 1, '×', told(two)),
  ]
}

await runAlone(import.meta.url, processesBench)
