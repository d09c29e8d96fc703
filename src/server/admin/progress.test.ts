import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { counted } from './progress.ts'

it.each([
  [0, '0 refusé'],
  [1, '1 refusé'],
  [2, '2 refusés'],
  [1200, '1\u00A0200 refusés'],
])('%d rows are told « %s »', (count, told) => {
  expect(counted(count, 'refusé')).toBe(told)
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
