import { expect, it } from 'vitest'
import { isUseOf, type Place, usesOf } from './wordsUsed.ts'

const files = import.meta.glob<Readonly<Record<string, unknown>>>(
  ['./**/words*.ts', './**/words/*.ts', '!./**/*.test.ts'],
  { base: '../', eager: true },
)
const sources = import.meta.glob<string>(['./**/*.{ts,tsx}', '!./**/*.test.ts', '!./**/testing/*'], {
  base: '../',
  eager: true,
  query: '?raw',
  import: 'default',
})

/** Every key of a group, those of its groups included. */
const keysIn = (words: unknown, place: Place): readonly Place[] =>
  typeof words === 'object' && words !== null && !Array.isArray(words)
    ? Object.entries(words).flatMap(([key, inner]) => {
        const here = [...place, key]
        return [here, ...keysIn(inner, here)]
      })
    : []

const keys = Object.entries(files).flatMap(([file, exported]) =>
  Object.entries(exported).flatMap(([name, words]) => keysIn(words, [file, name])),
)
const uses = Object.entries(sources).flatMap(([file, source]) => usesOf(file, source))

it('finds the sentences', () => {
  expect(keys.length).toBeGreaterThan(1000)
})

// The other way, a key that is used without being there, is an error of types.
it('finds each of them used by a file that imports it', () => {
  const unused = keys.filter((key) => !uses.some((use) => isUseOf(key, use)))
  expect(unused.map((key) => key.join(' '))).toEqual([])
})

const place = ['./profil/words.ts', 'profilMessages', 'iban', 'titre']

it.each([
  ['words.iban.titre'],
  ["words.iban['titre']"],
  ['words.iban[name]'],
  ['words?.iban!.titre'],
  ['show(words.iban)'],
  ['const { iban } = words; show(iban.titre)'],
  ['const { iban: { titre: said = "" } } = words; show(said)'],
  ['const { courriel, ...others } = words; show(courriel)'],
  ['const said = choice ? words.iban : words.courriel; show(said.titre)'],
  ['const said = choice ? words.iban.titre : `${words.courriel}`; show(said)'],
  ['const Title = ({ text = words.iban.titre }) => text'],
])('takes for a use: %s', (code) => {
  const used = usesOf('./profil/x.ts', `import { profilMessages as words } from './words.ts'; ${code}`)
  expect(used.some((use) => isUseOf(place, use))).toBe(true)
})

it.each([
  ["import { profilMessages as words } from './words.ts'; words.iban.texte; other.titre"],
  ["import { profilMessages as words } from './words.ts'; words.courriel.titre"],
  ["import { profilMessages as words } from './words.ts'; const { iban } = words; iban.texte"],
  ["import { profilMessages as words } from './words.ts'; const f = (words) => words.iban.titre"],
  ["import { profilMessages as words } from './words.ts'; type Title = typeof words.iban.titre"],
  ["import { profilMessages as words } from '../accueil/words.ts'; words.iban.titre"],
  ["import { tableauMessages as words } from './words.ts'; words.iban.titre"],
])('takes for no use: %s', (code) => {
  const used = usesOf('./profil/x.ts', code)
  expect(used.some((use) => isUseOf(place, use))).toBe(false)
})
