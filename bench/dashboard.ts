import { ecrire } from '#rules/format/nombres.ts'
import { startPostgres } from '#testing/postgres.ts'
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { Agent, get } from 'node:http'
import { join } from 'node:path'
import type { Told } from './kit/dashboardServer.ts'
import { atLeast, type Measure, said } from './kit/Measure.ts'
import { startOptions } from './kit/process.ts'
import { runAlone } from './kit/report.ts'
import { inTurns } from './kit/time.ts'

/** Calls of one measure, and how many are under way at a time: so that the process measured never waits for the one that asks. */
const CALLS = 400
const AT_ONCE = 16

const MEASURES = 15
/** Enough for the engine to have compiled what it runs, as in a server that has been up for a while. */
const WARMING = 25

/** Asks for an address many times over kept connections. */
const askFor = (agent: Agent, url: string, headers: Told['headers']) => {
  const askOnce = () =>
    new Promise<void>((done, fail) => {
      const asked = get(url, { agent, headers }, (answer) => {
        if (answer.statusCode !== 200) fail(new Error(`${url} answered ${answer.statusCode}`))
        answer.on('end', done).resume()
      })
      asked.on('error', fail)
    })
  return async () => {
    let left = CALLS
    const someone = async () => {
      while (left > 0) {
        left -= 1
        await askOnce()
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, someone))
  }
}

/** Microseconds of processor that a process has used, all its threads together. */
const usedBy = async (child: ChildProcess): Promise<number> => {
  child.send('')
  const [{ user, system }] = (await once(child, 'message')) as [NodeJS.CpuUsage]
  return user + system
}

/** The portal in a process of its own, on its own embedded database or on a PostgreSQL. */
const openServer = async (databaseUrl?: string) => {
  const { DATABASE_URL: _, ...env } = process.env
  const child = fork(join(import.meta.dirname, 'kit/dashboardServer.ts'), {
    execArgv: startOptions,
    env: { ...env, ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }) },
  })
  const [told] = (await once(child, 'message')) as [Told]
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })
  /** Processor time of this process for a call, in microseconds. */
  const cost = (url: string) => {
    const ask = askFor(agent, url, told.headers)
    return async () => {
      const before = await usedBy(child)
      await ask()
      return ((await usedBy(child)) - before) / CALLS
    }
  }
  return {
    told,
    cost,
    close: async () => {
      agent.destroy()
      child.disconnect()
      await once(child, 'exit')
    },
  }
}

/** Processor time of the dashboard in the process that answers it, against that of anchors in the same process. */
export const dashboardBench = async (): Promise<readonly Measure[]> => {
  const postgres = await startPostgres()
  const [embedded, onPostgres] = [await openServer(), await openServer(postgres.url)]
  const { told, cost } = embedded
  const [full = 0, bare = 0, whole = 0, read = 0, empty = 0, pg = 0] = await inTurns(
    [
      cost(told.dashboard),
      cost(told.bare),
      cost(told.whole),
      cost(told.read),
      cost(told.empty),
      onPostgres.cost(onPostgres.told.dashboard),
    ],
    { warming: WARMING, measures: MEASURES },
  )
  await embedded.close()
  await onPostgres.close()
  await postgres.stop()
  const micro = (spent: number) => `${ecrire(spent, 0)} µs`
  const detail = (anchor: number) => `${micro(anchor)} contre ${micro(full)} par appel`
  const kio = (bytes: number) => `${ecrire(bytes / 1024, 0)} Kio`
  return [
    atLeast(`Tableau de bord / route nue de Fastify (${kio(told.bytes)})`, bare / full, 0.5, detail(bare)),
    atLeast(
      `Tableau de bord / route nue de Fastify qui envoie aussi les messages (${kio(told.wholeBytes)})`,
      whole / full,
      0.5,
      detail(whole),
    ),
    atLeast('Tableau de bord / route de Fastify à deux lectures', read / full, 0.7, detail(read)),
    said(
      'Tableau de bord / appel du portail qui ne lit rien',
      `${ecrire(empty / full)} × (${detail(empty)})`,
    ),
    atLeast(
      'Tableau de bord sur PostgreSQL / embarqué',
      full / pg,
      0.7,
      `${micro(full)} contre ${micro(pg)}, sans PostgreSQL`,
    ),
  ]
}

await runAlone(import.meta.url, dashboardBench)
