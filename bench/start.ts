import { performance } from 'node:perf_hooks'
import { atMost, type Measure } from './kit/Measure.ts'
import { dataFolder, startBuilt } from './kit/process.ts'
import { runAlone } from './kit/report.ts'

const STARTS = 3

/** Seconds from the start of the process of `npm start` to its first answer. */
const startOnce = async (data: ReturnType<typeof dataFolder>): Promise<number> => {
  const begun = performance.now()
  const { stop } = await startBuilt({}, data)
  const seconds = (performance.now() - begun) / 1000
  await stop()
  return seconds
}

/** Time to the first answer of the built server, on a folder that a first start has prepared. */
export const startBench = async (): Promise<readonly Measure[]> => {
  const data = dataFolder()
  const first = await startOnce(data)
  const times: number[] = []
  for (let attempt = 0; attempt < STARTS; attempt += 1) times.push(await startOnce(data))
  data.remove()
  const median = times.toSorted((a, b) => a - b)[Math.floor(STARTS / 2)] ?? 0
  return [
    atMost('Premier démarrage (base de la démonstration), jusqu’à la première réponse', first, 12, 's'),
    atMost('Deuxième démarrage, jusqu’à la première réponse', median, 0.6, 's'),
  ]
}

await runAlone(import.meta.url, startBench)
