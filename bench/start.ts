import { performance } from 'node:perf_hooks'
import { atMost, type Measure, nombre } from './Measure.ts'
import { dataFolder, startServer } from './process.ts'
import { runAlone } from './report.ts'

const STARTS = 3

/** Time from the start of the process to its first answer, on a folder that a first start has prepared. */
export const startBench = async (): Promise<readonly Measure[]> => {
  const { folder, remove } = dataFolder()
  await (await startServer(folder)).stop()
  const times: number[] = []
  const processor: number[] = []
  for (let attempt = 0; attempt < STARTS; attempt += 1) {
    const begun = performance.now()
    const server = await startServer(folder)
    const answer = await fetch(`${server.origin}/appconf/app-configuration.json`)
    await answer.text()
    times.push(performance.now() - begun)
    processor.push(server.processorSeconds)
    await server.stop()
  }
  remove()
  const median = (numbers: readonly number[]) =>
    numbers.toSorted((a, b) => a - b)[Math.floor(STARTS / 2)] ?? 0
  const detail = `${nombre(median(processor))} s de processeur`
  return [atMost('Deuxième démarrage, jusqu’à la première réponse', median(times) / 1000, 1, 's', detail)]
}

await runAlone(import.meta.url, startBench)
