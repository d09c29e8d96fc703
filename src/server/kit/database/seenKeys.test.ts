import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { withSeenKeys } from './seenKeys.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'espace-agent-cles-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

it('tells at which line a key was, and leaves nothing in its folder, not even while it works', async () => {
  const told = await withSeenKeys(folder, async ({ lineOf, note }) => {
    note('é 1', 7)
    return [lineOf('é 1'), lineOf('é 2'), readdirSync(folder)]
  })
  expect(told).toEqual([7, undefined, []])
  await expect(withSeenKeys(folder, () => Promise.reject(new Error('disque')))).rejects.toThrow('disque')
  expect(readdirSync(folder)).toEqual([])
})

it('sees 200,000 keys in a process that could not hold them in its memory', () => {
  const script = `
    import { withSeenKeys } from ${JSON.stringify(join(import.meta.dirname, 'seenKeys.ts'))}
    const key = (n) => \`2690575056012\${n} PAIE-2026-10-\${n}\`
    await withSeenKeys(process.argv[1], async ({ lineOf, note }) => {
      for (let n = 0; n < 200000; n += 1) note(key(n), n)
      console.log(lineOf(key(123456)))
    })`
  const flags = ['--max-old-space-size=12', '--input-type=module-typescript', '-e', script, folder]
  expect(spawnSync(process.execPath, flags, { encoding: 'utf8' }).stdout).toBe('123456\n')
})
