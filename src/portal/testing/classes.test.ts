import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const textOf = (pattern: string) =>
  globSync(pattern)
    .filter((file) => !file.includes('.test.'))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')

const namesIn = (text: string, pattern: RegExp) =>
  new Set(Array.from(text.matchAll(pattern), ([, name = '']) => name))

/** Classes of sheets that no source writes: whole, or by their beginning, which a source completes (`eap-step--${etat}`). */
const unwritten = (sheets: string, sources: string): readonly string[] => {
  const whole = namesIn(sources, /(?<![\w-])(eap-[\w-]*\w)/g)
  const beginnings = [...namesIn(sources, /(?<![\w-])(eap-[\w-]*-)\$\{/g)]
  const isWritten = (name: string) =>
    whole.has(name) || beginnings.some((beginning) => name.startsWith(beginning))
  return [...namesIn(sheets.replaceAll(/\/\*[^]*?\*\//g, ''), /\.(eap-[\w-]+)/g)].filter(
    (name) => !isWritten(name),
  )
}

test('the sheets of the portal dress no class that nothing writes', () => {
  expect(unwritten(textOf('src/portal/**/*.css'), textOf('src/portal/**/*.tsx'))).toEqual([])
})

test('a class that nothing writes is found, one that a source completes is not', () => {
  const sheet = '/* .eap-dit */\n.eap-seul,\n.eap-step--faite > p {\n}\n'
  expect(unwritten(sheet, 'className={`eap-step eap-step--${etat}`}')).toEqual(['eap-seul'])
})
