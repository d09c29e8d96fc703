import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { fastify } from 'fastify'

const root = join(import.meta.dirname, '../..')

/** What is open while the audit runs. */
export interface Site {
  readonly address: string
  readonly close: () => void
}

/** One story of the library, as storybook's index names it. */
export interface Story {
  readonly id: string
  readonly title: string
  readonly name: string
  /** `./stories/…`, from the root. */
  readonly importPath: string
}

const run = (what: string, ...args: readonly string[]) => {
  const { status, stderr, stdout } = spawnSync(process.execPath, args, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' },
  })
  if (status !== 0)
    throw new Error(`${what} ne se construit pas :\n${stderr.slice(-2000)}${stdout.slice(-2000)}`)
}

const serveFolder = async (folder: string): Promise<Site> => {
  const server = fastify({ forceCloseConnections: true })
  await server.register(fastifyStatic, { root: folder, maxAge: '1h' })
  return { address: await server.listen({ host: '127.0.0.1', port: 0 }), close: () => void server.close() }
}

/** Builds the library to a temporary folder, without its pages of documentation, and serves it. */
export const openLibrary = async (): Promise<Site & { readonly stories: readonly Story[] }> => {
  const folder = mkdtempSync(join(tmpdir(), 'espace-agent-stories-'))
  run(
    'Storybook',
    'node_modules/storybook/dist/bin/dispatcher.js',
    'build',
    '--test',
    '-o',
    folder,
    '--quiet',
  )
  const index = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as {
    entries: Record<string, Story & { type: string }>
  }
  const site = await serveFolder(folder)
  return {
    ...site,
    stories: Object.values(index.entries).filter(({ type }) => type === 'story'),
    close: () => {
      site.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** On a busy machine the people of the demo take minutes to be written. */
const answers = async (address: string, server: ChildProcess): Promise<void> => {
  for (let tries = 0; tries < 1200; tries += 1) {
    if (server.exitCode !== null) throw new Error('Le serveur s’est arrêté avant de répondre.')
    const up = await fetch(`${address}/appconf/app-configuration.json`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (up) return
    await new Promise((done) => setTimeout(done, 500))
  }
  throw new Error('Le serveur ne répond pas.')
}

/** Builds the portal and serves it with the real server and the people of the demo. */
export const openPortal = async (): Promise<Site> => {
  // That of the server too: it writes what its pages wear before the application comes.
  for (const config of ['vite.config.ts', 'vite.server.config.ts'])
    run('Le portail', 'node_modules/vite/bin/vite.js', 'build', '--config', config, '--logLevel', 'warn')
  const probe = await serveFolder(root)
  const port = new URL(probe.address).port
  probe.close()
  const server = spawn(process.execPath, [join(root, 'a11y/journeys/serve.ts'), port], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const address = `http://localhost:${port}`
  const close = () => void server.kill('SIGTERM')
  await answers(address, server).catch((late: unknown) => {
    close()
    throw late
  })
  return { address, close }
}
