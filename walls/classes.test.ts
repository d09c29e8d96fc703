import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const textOf = (pattern: string) =>
  globSync(pattern)
    .filter((file) => !file.includes('.test.'))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')

const namesIn = (text: string, pattern: RegExp) =>
  new Set(Array.from(text.matchAll(pattern), ([, name = '']) => name))

/**
 * Classes that the sheets dress and no source writes, then those that a source writes and no sheet dresses. A source writes a
 * class whole, or its beginning, which it completes: `eap-step--${etat}`.
 */
const alone = (sheets: string, sources: string) => {
  const dressed = namesIn(sheets.replaceAll(/\/\*[^]*?\*\//g, ''), /\.(eap-[\w-]+)/g)
  const whole = namesIn(sources, /(?<![\w-])(eap-[\w-]*\w)(?![\w-]*-\$\{)/g)
  const beginnings = [...namesIn(sources, /(?<![\w-])(eap-[\w-]*-)\$\{/g)]
  const isWritten = (name: string) =>
    whole.has(name) || beginnings.some((beginning) => name.startsWith(beginning))
  return {
    unwritten: [...dressed].filter((name) => !isWritten(name)),
    undressed: [...whole].filter((name) => !dressed.has(name)),
  }
}

test('what the sheets of the portal dress is written, and what is written is dressed', () => {
  const sources = textOf('{src/portal,stories}/**/*.tsx')
  expect(alone(textOf('src/portal/**/*.css'), sources)).toEqual({ unwritten: [], undressed: [] })
})

test('a class that stands alone is found, one that a source completes is not', () => {
  const sheet = '/* .eap-dit */\n.eap-seul,\n.eap-step,\n.eap-step--faite > p {\n}\n'
  const source = 'className={`eap-step eap-step--${etat} eap-nu`}'
  expect(alone(sheet, source)).toEqual({ unwritten: ['eap-seul'], undressed: ['eap-nu'] })
})
