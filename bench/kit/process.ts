import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '#testing/freePort.ts'

/** A data folder for servers of a bench, with a page that stands for the built portal. */
export const dataFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'espace-agent-bench-'))
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Portail</title>')
  return { folder, remove: () => rmSync(folder, { recursive: true }) }
}

/** What `npm start` runs: the same options, and the same file. */
const [, ...started] = (
  JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8')) as {
    readonly scripts: { readonly start: string }
  }
).scripts.start.split(' ')

/** The options of Node's among them. */
export const startOptions = started.filter((option) => option.startsWith('--'))

/** The built portal, in a process of its own, as `npm start` starts it, on a folder that it has for itself or is given. */
export const startBuilt = async (settings: Readonly<Record<string, string>> = {}, data = dataFolder()) => {
  const port = await freePort()
  const child = spawn(process.execPath, started, {
    cwd: join(import.meta.dirname, '../..'),
    env: {
      PATH: process.env['PATH'],
      PORT: `${port}`,
      DATA_DIR: data.folder,
      LOG_LEVEL: 'error',
      ...settings,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const address = `http://localhost:${port}`
  const answers = () =>
    fetch(`${address}/appconf/app-configuration.json`).then(
      async (answer) => (await answer.text()) !== '',
      () => false,
    )
  while (child.exitCode === null && !(await answers())) continue
  const stop = async () => {
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
  return {
    address,
    /** As Linux counts it: without it, no bench of memory. */
    residentMegabytes: () =>
      Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1024,
    stop,
    remove: data.remove,
  }
}
