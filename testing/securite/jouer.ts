/** Plays the tests of security and tells each of the forty-eight controls: `npm run securite`. */

import { spawnSync } from 'node:child_process'
import { compter } from '#rules/format/nombres.ts'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import type { Controle } from './Controle.ts'
import { controles } from './controles.ts'

interface Played {
  readonly testResults: readonly {
    readonly name: string
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[]
  }[]
}

const BASES = ['SQLite', 'PostgreSQL'] as const

const play = (files: readonly string[]): Played => {
  const folder = mkdtempSync(join(tmpdir(), 'espace-agent-securite-'))
  const output = join(folder, 'joue.json')
  const args = ['--project', 'server', '--project', 'unit', '--reporter', 'json', '--outputFile', output]
  const { stderr } = spawnSync('npx', ['vitest', 'run', ...args, ...files], {
    encoding: 'utf8',
    maxBuffer: 100_000_000,
  })
  if (!existsSync(output)) throw new Error(`Les tests n’ont pas pu être joués :\n${stderr}`)
  const played = JSON.parse(readFileSync(output, 'utf8')) as Played
  rmSync(folder, { recursive: true })
  return played
}

/** What the tests of one control say. */
const verdictOf = ({ preuves }: Controle, { testResults }: Played) => {
  const found = preuves.map(([file, words]) =>
    testResults
      .filter(({ name }) => relative('.', name).replaceAll('\\', '/') === file)
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ fullName }) => fullName.includes(words)),
  )
  const all = found.flat()
  const missing = preuves.filter((_, rank) => found[rank]?.length === 0)
  const fallen = all.filter(({ status }) => status !== 'passed')
  const bases = BASES.filter((base) => all.some(({ fullName }) => fullName.includes(base)))
  return { tests: all.length, missing, fallen, bases }
}

const files = [...new Set(controles.flatMap(({ preuves }) => preuves.map(([file]) => file)))]
const played = play(files)
let held = 0
for (const controle of controles) {
  const { tests, missing, fallen, bases } = verdictOf(controle, played)
  const holds = missing.length + fallen.length === 0
  if (holds) held += 1
  const where = bases.length > 0 ? `, ${bases.join(' et ')}` : ''
  const besides = [
    controle.parcours && `parcours : ${controle.parcours}`,
    controle.reste && `reste : ${controle.reste}`,
  ]
  const details = [
    ...besides.filter((one) => one !== undefined),
    ...missing.map(([file, words]) => `aucun test « ${words} » dans ${file}`),
    ...fallen.map(({ fullName }) => `tombé : ${fullName}`),
  ]
  process.stdout.write(
    `${String(controle.numero).padStart(2)} ${holds ? 'tenu ' : 'TOMBÉ'} ${controle.titre} (${compter(tests, 'test')}${where})\n`,
  )
  for (const detail of details) process.stdout.write(`         ${detail}\n`)
}
process.stdout.write(`\n${held} contrôles tenus sur ${controles.length}.\n`)
process.exitCode = held === controles.length ? 0 : 1
