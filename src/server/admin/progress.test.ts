import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { counted, progressOf } from './progress.ts'
import { keptOutput } from './testing/output.ts'

it.each([
  [0, '0 refusé'],
  [1, '1 refusé'],
  [2, '2 refusés'],
  [1200, '1\u00A0200 refusés'],
])('%d rows are told « %s »', (count, told) => {
  expect(counted(count, 'refusé')).toBe(told)
})

it('what is left is told by the last half minute: what was there already went by at once', () => {
  const { output, said } = keptOutput()
  let now = 0
  const progress = progressOf(output, 100, () => now)
  for (let done = 1; done <= 50; done += 1) {
    now += done <= 20 ? 1 : 2000
    progress.advance(done)
  }
  expect(said.at(-1)).toMatch(/^50 % : 50 sur 100, 1 par seconde, encore 1 min 40 s$/)
})

/** A number in a sentence that a plural follows, whatever the number. */
const ALWAYS_PLURAL =
  /\$\{(?!LONGEST|MESSAGE_MAXIMUM)[^{}]*\} (?:autres |non )?(?:[a-zé]+és|lus|fichiers|lignes|essais|messages|documents|colonnes|comptes|points)\b/g

it('no sentence of the administration is in the plural for one thing', () => {
  const files = globSync('**/*.ts', { cwd: import.meta.dirname }).filter((file) => !file.endsWith('.test.ts'))
  expect(files.length).toBeGreaterThan(50)
  const found = files.flatMap((file) =>
    (readFileSync(join(import.meta.dirname, file), 'utf8').match(ALWAYS_PLURAL) ?? []).map(
      (text) => `${file} : ${text}`,
    ),
  )
  expect(found).toEqual([])
})
