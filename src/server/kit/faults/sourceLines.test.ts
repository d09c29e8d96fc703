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
  expect(toldError(thrown)).toMatchObject({
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

it('an error is told without the properties that carry what was sent, nor the numbers of its message', () => {
  const cause = Object.assign(new Error('taken: FR7630006000011234567890189'), { detail: 'Key (iban)' })
  const sent = {
    detail: 'Key (nir)=(269057505601260) exists',
    code: '23505',
    parameters: ['269057505601260'],
  }
  const told = toldError(Object.assign(new Error('no 269057505601260', { cause }), sent))
  expect(Object.keys(told)).toEqual(['type', 'message', 'stack', 'code', 'cause'])
  expect(told).toMatchObject({ message: 'no ***', code: '23505', cause: { message: 'taken: ***' } })
  expect(told.stack).toMatch(/^Error: no \*\*\*\n {4}at /)
  expect(JSON.stringify(told)).not.toMatch(/Key|2690575|FR76/)
})

it('what was thrown in the place of an error is told too', () => {
  expect(toldError('no 269057505601260')).toEqual({ type: 'string', message: 'no ***', stack: '' })
})
