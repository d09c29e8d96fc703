import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { afterAll, expect, it } from 'vitest'
import { sourceLines, toldError } from './sourceLines.ts'

const folder = mkdtempSync(join(tmpdir(), 'espace-agent-lignes-'))
afterAll(() => rmSync(folder, { recursive: true }))

const SOURCE = `const unused = 'nothing calls for it'

interface Given { readonly why: string }

export const fail = ({ why }: Given): never => {
  throw new TypeError(why, { cause: new RangeError('the first') })
}
`

const built = async (): Promise<{ readonly fail: (given: { readonly why: string }) => never }> => {
  const input = join(folder, 'given.ts')
  writeFileSync(input, SOURCE)
  const outDir = join(folder, 'built')
  const output = { entryFileNames: 'given.js' }
  await build({
    configFile: false,
    logLevel: 'silent',
    build: { ssr: input, outDir, sourcemap: true, rolldownOptions: { output } },
  })
  return import(pathToFileURL(join(outDir, 'given.js')).href)
}

it('an error of what was built is told by the line of its source, with what caused it', async () => {
  const { fail } = await built()
  let thrown: unknown
  try {
    fail({ why: 'as it was asked' })
  } catch (error) {
    thrown = error
  }
  expect(toldError(thrown as Error)).toMatchObject({
    type: 'TypeError',
    message: 'as it was asked',
    stack: expect.stringMatching(/\/given\.ts:6:9/),
    cause: { type: 'RangeError', message: 'the first', stack: expect.stringMatching(/\/given\.ts:6:37/) },
  })
})

it('a place that no map knows is told as it is', () => {
  const stack = 'Error: no\n    at load (node:internal/modules:1:2)\n    at file:///nowhere/built.js:3:4'
  expect(sourceLines(stack)).toBe(stack)
})
