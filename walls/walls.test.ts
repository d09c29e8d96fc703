import { execFile } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { AREA } from './files.ts'
import { type Planted, plants, sound } from './plants.ts'
import { rings, soundRings } from './rings.ts'

const root = resolve(import.meta.dirname, '..')

interface Diagnostic {
  readonly filename: string
  readonly message: string
  /** The rule; none when the file is not understood. */
  readonly code?: string
}

const oxlint = (house: string) =>
  new Promise<string>((done) => {
    const command = join(root, 'node_modules/.bin/oxlint')
    execFile(process.execPath, [command, '--format', 'json'], { cwd: house }, (_, said) => done(said))
  })

/** What lint says of each file. */
const said = new Map<string, string[]>()

/** Asks lint, under the very configuration of this house, about one of these files alone: what these rules say, or that it is not understood. */
const judge = async (files: readonly Planted[], rules: RegExp) => {
  const house = await mkdtemp(join(tmpdir(), 'walls-'))
  await cp(join(root, '.oxlintrc.json'), join(house, '.oxlintrc.json'))
  await symlink(import.meta.dirname, join(house, 'walls'))
  for (const [file, code] of files) {
    await mkdir(dirname(join(house, file)), { recursive: true })
    await writeFile(join(house, file), `${code}\n`)
  }
  const { diagnostics } = JSON.parse(await oxlint(house)) as { readonly diagnostics: readonly Diagnostic[] }
  await rm(house, { recursive: true })
  for (const { filename, message, code } of diagnostics)
    if (!code || rules.test(code)) said.set(filename, [...(said.get(filename) ?? []), message])
}

beforeAll(async () => {
  await judge([...plants, ...sound], /^(?:walls\((?!circles)|import\(no-cycle)/)
  await judge([...rings, ...soundRings], /^walls\(circles/)
}, 60_000)

describe('the walls of the house', () => {
  it('know every folder of the server and of the portal', () => {
    const known = /^(?:kit|admin|config|client|components|drawing|form|shell|start|styles|testing)$/
    const folders = ['server', 'portal'].flatMap((room) =>
      readdirSync(join(root, 'src', room), { withFileTypes: true }).filter((entry) => entry.isDirectory()),
    )
    const strange = folders.filter(({ name }) => !known.test(name) && !new RegExp(`^${AREA}$`).test(name))
    expect(strange.map(({ name }) => name)).toEqual([])
  })

  it('are tried by one file a violation', () => {
    const files = [...plants, ...sound, ...rings, ...soundRings].map(([file]) => file)
    expect(files.filter((file, rank) => files.indexOf(file) < rank)).toEqual([])
  })

  it.each([...plants, ...rings])('%s: %s', (file, _, message) => {
    expect(said.get(file)).toEqual([expect.stringContaining(message)])
  })

  it.each([...sound, ...soundRings])('%s may: %s', (file) => {
    expect(said.get(file)).toBeUndefined()
  })
})
