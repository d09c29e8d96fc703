import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SESSION_COOKIE } from '#contract/connexion/session.ts'
import { profil } from '#contract/profil/profil.ts'
import { profilAdresse } from '#contract/profil/profilModifications.ts'
import { personas } from '#demo/personas/personas.ts'
import { openBeside, openPostgres, type Store } from '#server/kit/database/Store.ts'
import { compteByIdentifiant } from '#server/kit/people/comptes.ts'
import { openSession } from '#server/kit/session/sessions.ts'
import { freePort } from '../freePort.ts'
import { until } from './Panne.ts'

const START_SECONDS = 300

export const dataFolder = () => mkdtempSync(join(tmpdir(), 'espace-agent-pannes-'))
export const forget = (folder: string) => rmSync(folder, { recursive: true, force: true })

/** Status of an answer; 0 when there is none. */
export const statusOf = (address: string, init?: RequestInit): Promise<number> =>
  fetch(address, { signal: AbortSignal.timeout(30_000), ...init }).then(
    async (answer) => {
      await answer.arrayBuffer()
      return answer.status
    },
    () => 0,
  )

const running = new Set<ChildProcess>()
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})

/** The process of a server, as `npm start` runs it on the sources; it may not have begun to answer. */
export const launch = async (folder: string, settings: Readonly<Record<string, string>> = {}) => {
  const port = await freePort()
  const child: ChildProcess = spawn(
    process.execPath,
    [join(import.meta.dirname, '../../src/server/main.ts')],
    {
      env: { PATH: process.env['PATH'], PORT: `${port}`, DATA_DIR: folder, LOG_LEVEL: 'silent', ...settings },
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  )
  running.add(child)
  let said = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    said += text
  })
  const gone = once(child, 'exit').finally(() => running.delete(child))
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal)
    await gone
  }
  return {
    address: `http://localhost:${port}`,
    alive: () => child.exitCode === null && child.signalCode === null,
    /** The code or the signal that it ended by. */
    endedBy: () => child.exitCode ?? child.signalCode,
    gone,
    end,
    send: (signal: NodeJS.Signals) => child.kill(signal),
    /** What it wrote where errors go. */
    said: () => said,
    /** Processor that it took, with what ends between two ticks of ten, in milliseconds: as Linux counts it. */
    processorMs: () => {
      const counted = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ', 2)[1]?.split(' ') ?? []
      return 10 * (Number(counted[11]) + Number(counted[12]))
    },
  }
}

/** A server that answers. */
export const start = async (folder: string, settings: Readonly<Record<string, string>> = {}) => {
  const server = await launch(folder, settings)
  const ready = async () => !server.alive() || (await statusOf(`${server.address}/health/ready`)) === 200
  const seconds = await until(ready, START_SECONDS)
  if (!server.alive())
    throw new Error(
      `The server left (${server.endedBy()}): was the portal built (npm run build)? ${server.said()}`,
    )
  if (seconds === Infinity) {
    // It would keep this process from ending.
    await server.end('SIGKILL')
    throw new Error(`The server did not answer in ${START_SECONDS} s. ${server.said()}`)
  }
  return server
}

/** The database of a server that runs, seen from outside. */
export const openBase = async (folder: string, url: string | undefined): Promise<Store> =>
  url === undefined ? openBeside(folder) : openPostgres(url)

/** People of the demonstration, each signed in, with what they ask a server and how. */
export const signedIn = async ({ db }: Store, count: number) => {
  const people = []
  for (const { nir } of personas.slice(0, count)) {
    const compte = await compteByIdentifiant(db, nir)
    if (compte === undefined) throw new Error('The demonstration is not there.')
    const token = await openSession(
      db,
      { compteId: compte.id, moyen: 'motdepasse', navigateur: 'Firefox' },
      Date.now(),
    )
    const headers = { cookie: `${SESSION_COOKIE.plain}=${token}`, 'content-type': 'application/json' }
    people.push({
      compteId: compte.id,
      headers,
      get: (url: string) => statusOf(url, { headers }),
      read: (address: string) => statusOf(`${address}${profil.path}`, { headers }),
      /** Moves to a number of a street: the status of the answer. */
      move: (address: string, numero: number) => {
        const adresse = {
          codePays: '99100',
          voie: `${numero} rue Haute`,
          complement: '',
          codePostal: '75002',
          commune: 'Paris',
        }
        const body = JSON.stringify(adresse)
        return statusOf(`${address}${profilAdresse.path}`, { method: 'POST', headers, body })
      },
    })
  }
  return people
}
