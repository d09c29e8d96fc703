import { ecrire } from '#rules/format/nombres.ts'
import { cpus, loadavg, totalmem } from 'node:os'
import { pathToFileURL } from 'node:url'
import { type Measure } from './Measure.ts'

/** The machine and the moment, in a line. */
export const machine = (): string => {
  const processors = cpus()
  const memory = ecrire(totalmem() / 2 ** 30, 0)
  const load = ecrire(loadavg()[0] ?? 0, 1)
  return `${new Date().toISOString().slice(0, 16)} UTC · ${processors[0]?.model ?? '?'} × ${processors.length}, ${memory} Go · charge ${load} · Node ${process.version}`
}

/** Prints figures as a table of Markdown. */
export const print = (measures: readonly Measure[]) => {
  const lines = [
    `| mesure | résultat | visée | atteinte |`,
    `| --- | --- | --- | --- |`,
    ...measures.map(
      ({ quoi, mesure, visee, atteinte }) =>
        `| ${quoi} | ${mesure} | ${visee} | ${atteinte ? 'oui' : 'NON'} |`,
    ),
  ]
  process.stdout.write(`${machine()}\n\n${lines.join('\n')}\n`)
}

/** Runs a bench when its file is the one that was started. */
export const runAlone = async (
  url: string,
  bench: () => Promise<readonly Measure[]> | readonly Measure[],
) => {
  if (process.argv[1] !== undefined && pathToFileURL(process.argv[1]).href === url) print(await bench())
}
