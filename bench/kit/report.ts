import { ecrire } from '#rules/format/nombres.ts'
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, totalmem } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Measure } from './Measure.ts'

/** The machine and the moment, in a line. */
const machine = (): string => {
  const processors = cpus()
  const memory = ecrire(totalmem() / 2 ** 30, 0)
  const load = ecrire(loadavg()[0] ?? 0, 1)
  return `${new Date().toISOString().slice(0, 16)} UTC · ${processors[0]?.model ?? '?'} × ${processors.length}, ${memory} Go · charge ${load} · Node ${process.version}`
}

/** Figures as a table of Markdown, under the machine and the moment. */
const tableOf = (measures: readonly Measure[]): string => {
  const lines = [
    `| mesure | résultat | visée | atteinte |`,
    `| --- | --- | --- | --- |`,
    ...measures.map(
      ({ quoi, mesure, visee, atteinte }) =>
        `| ${quoi} | ${mesure} | ${visee} | ${atteinte ? 'oui' : 'NON'} |`,
    ),
  ]
  return `${machine()}\n\n${lines.join('\n')}\n`
}

/** Prints figures as a table. */
export const print = (measures: readonly Measure[]) => process.stdout.write(tableOf(measures))

const README = join(import.meta.dirname, '../../README.md')

/** Puts figures in the place that the README has for them under a name, when `--garder` asks for it. */
export const keepInReadme = (name: string, measures: readonly Measure[]) => {
  if (!process.argv.includes('--garder')) return
  const [begin, end] = [`<!-- banc ${name} -->`, `<!-- fin du banc ${name} -->`]
  const text = readFileSync(README, 'utf8')
  const [before, after] = [text.split(begin)[0], text.split(end)[1]]
  if (before === undefined || after === undefined) throw new Error(`The README has no place for ${name}.`)
  writeFileSync(README, `${before}${begin}\n\n${tableOf(measures)}\n${end}${after}`)
  spawnSync(process.execPath, [join(README, '../node_modules/oxfmt/bin/oxfmt'), README])
}

/** Runs a bench when its file is the one that was started. */
export const runAlone = async (
  url: string,
  bench: () => Promise<readonly Measure[]> | readonly Measure[],
) => {
  if (process.argv[1] !== undefined && pathToFileURL(process.argv[1]).href === url) print(await bench())
}
