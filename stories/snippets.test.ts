import { execFile } from 'node:child_process'
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { experimental_loadStorybook } from 'storybook/internal/core-server'
import { loadCsf } from 'storybook/internal/csf-tools'
import { expect, it } from 'vitest'
import type { Enrich } from '../.storybook/snippets.ts'

/** As deep as the stories: what they import from beside them is found from here as well. */
const FOLDER = '.extraits'

const SETTINGS = {
  extends: '../stories/tsconfig.json',
  compilerOptions: {
    composite: false,
    emitDeclarationOnly: false,
    noEmit: true,
    noUnusedLocals: false,
    rootDir: '..',
    rootDirs: ['.', '../stories'],
  },
  include: ['**/*.tsx'],
  // The rooms are read as the build has declared them: checked anew, they cost seven times what the codes do.
  references: ['stories', 'src/portal', 'src/contract', 'src/rules'].map((room) => ({ path: `../${room}` })),
}

/** The codes that the library offers to copy for the stories of a file. */
const snippetsOf = async (enrich: Enrich, path: string): Promise<readonly string[]> => {
  const load = () =>
    loadCsf(readFileSync(path, 'utf8'), { makeTitle: (title = '') => title, fileName: path }).parse()
  const csf = load()
  const { _ast: served } = csf
  const known = served.program.body.length
  await enrich(csf, load())
  const codes: string[] = []
  JSON.stringify(served.program.body.slice(known), (_, node) => {
    if (node?.type === 'ObjectProperty' && node.key.name === 'code') codes.push(node.value.value)
    return node
  })
  return codes
}

/** What the compiler says of what the folder holds; nothing when all is right. */
const compiled = () =>
  promisify(execFile)('node_modules/.bin/tsc', ['-b', FOLDER]).then(
    () => '',
    ({ stdout }: { readonly stdout: string }) => stdout,
  )

it('every code that can be copied from the library compiles where it is pasted', async () => {
  const { presets } = await experimental_loadStorybook({ configDir: '.storybook', packageJson: {} })
  const enrich = await presets.apply<Enrich>('experimental_enrichCsf')
  rmSync(FOLDER, { recursive: true, force: true })
  let copied = 0
  for (const path of globSync('**/*.stories.tsx', { cwd: 'stories' }))
    for (const [rank, code] of (await snippetsOf(enrich, join('stories', path))).entries()) {
      const copy = join(FOLDER, path.replace('.stories', `.${rank}`))
      mkdirSync(dirname(copy), { recursive: true })
      writeFileSync(copy, `${code}\nexport {}\n`)
      copied += 1
    }
  // Where a code is pasted, the portal has given react-dsfr its links.
  writeFileSync(join(FOLDER, 'liens.tsx'), "import '../src/portal/shell/equip.tsx'\n")
  writeFileSync(join(FOLDER, 'tsconfig.json'), JSON.stringify(SETTINGS))
  expect(copied).toBeGreaterThan(300)
  expect(await compiled()).toBe('')
  rmSync(FOLDER, { recursive: true })
}, 120_000)
