import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { atMost, type Measure } from './kit/Measure.ts'
import { dataFolder, freePort } from './kit/process.ts'
import { runAlone } from './kit/report.ts'

const STARTS = 3

/** Seconds from the start of the process of `npm start` to its first answer. */
const startOnce = async (folder: string): Promise<number> => {
  const port = await freePort()
  const begun = performance.now()
  const child = spawn(process.execPath, [join(import.meta.dirname, '../vite/start.ts')], {
    env: { PATH: process.env['PATH'], PORT: `${port}`, DATA_DIR: folder, LOG_LEVEL: 'error' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const answered = async (): Promise<boolean> =>
    fetch(`http://localhost:${port}/appconf/app-configuration.json`).then(
      async (answer) => (await answer.text()) !== '',
      () => false,
    )
  while (child.exitCode === null && !(await answered())) continue
  const seconds = (performance.now() - begun) / 1000
  child.kill('SIGTERM')
  await once(child, 'exit')
  return seconds
}

/** Time to the first answer of the built server, on a folder that a first start has prepared. */
export const startBench = async (): Promise<readonly Measure[]> => {
  const { folder, remove } = dataFolder()
  await startOnce(folder)
  const times: number[] = []
  for (let attempt = 0; attempt < STARTS; attempt += 1) times.push(await startOnce(folder))
  remove()
  const median = times.toSorted((a, b) => a - b)[Math.floor(STARTS / 2)] ?? 0
  return [atMost('Deuxième démarrage, jusqu’à la première réponse', median, 1, 's')]
}

await runAlone(import.meta.url, startBench)
