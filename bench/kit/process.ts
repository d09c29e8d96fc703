import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

/** A port that nothing listens to. */
export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('No port was given.')
  return address.port
}

/** A data folder for servers of a bench, with a page that stands for the built portal. */
export const dataFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'espace-agent-bench-'))
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Portail</title>')
  return { folder, remove: () => rmSync(folder, { recursive: true }) }
}

/** The server in a process of its own. */
export const startServer = async (folder: string) => {
  const port = await freePort()
  const child = spawn(process.execPath, ['--expose-gc', join(import.meta.dirname, '../server.ts')], {
    env: {
      PATH: process.env['PATH'],
      PORT: `${port}`,
      DATA_DIR: folder,
      LOG_LEVEL: 'error',
      CAPTCHA_FIXED_CODE: 'ACE234',
    },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const line = async () => String((await lines.next()).value)
  await line()
  return {
    origin: `http://localhost:${port}`,
    residentMegabytes: async () => {
      child.stdin.write('memoire\n')
      return Number(await line())
    },
    stop: async () => {
      child.stdin.end()
      await once(child, 'exit')
    },
  }
}

/** The built portal, in a process of its own, as `npm start` starts it. */
export const startBuilt = async (settings: Readonly<Record<string, string>> = {}) => {
  const port = await freePort()
  const { folder, remove } = dataFolder()
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../vite/start.ts')], {
    env: { PATH: process.env['PATH'], PORT: `${port}`, DATA_DIR: folder, LOG_LEVEL: 'error', ...settings },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const address = `http://localhost:${port}`
  const answers = () =>
    fetch(address).then(
      (answer) => answer.ok,
      () => false,
    )
  while (child.exitCode === null && !(await answers())) continue
  const stop = async () => {
    child.kill('SIGTERM')
    await once(child, 'exit')
    remove()
  }
  return { address, stop }
}
