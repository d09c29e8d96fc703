import { globSync, readFileSync } from 'node:fs'
import { storyNameFromExport } from 'storybook/internal/csf'
import { expect, it } from 'vitest'
import { alias, keptIds, searchedTitle, storyFileId } from '../.storybook/alias.ts'
import { storyName } from '../.storybook/names.ts'

const titles = globSync('stories/**/*.stories.tsx').flatMap(
  (path) => /title: '([^']+)'/.exec(readFileSync(path, 'utf8'))?.[1] ?? [],
)

it('words to look for components by are those of components that are', () => {
  expect(Object.keys(alias).filter((title) => !titles.includes(title))).toEqual([])
})

it.each(['bouton', 'dialogue', 'mot de passe', 'calendrier', 'liste déroulante', 'tableau', 'case à cocher'])(
  'the search finds « %s »',
  (word) => {
    expect(titles.map(searchedTitle).filter((title) => title.includes(word))).not.toEqual([])
  },
)

it.each([
  ['Contenu Long', 'Contenu long'],
  ['Fermee', 'Fermée'],
  ['IBAN Masque', 'IBAN masque'],
  ['Quatre Scenarios', 'Quatre scénarios'],
  ['L Une Sous L Autre', 'L’une sous l’autre'],
  ['Rien A Faire', 'Rien à faire'],
  ['Avec Icone', 'Avec icône'],
  ['Session Peut Etre Ouverte', 'Session peut-être ouverte'],
])('the story « %s » is read « %s »', (name, read) => {
  expect(storyName(name)).toBe(read)
})

const names = globSync('stories/**/*.stories.tsx').flatMap((path) =>
  [...readFileSync(path, 'utf8').matchAll(/^export const (\w+): Story/gmu)].map(([, name = '']) =>
    storyName(storyNameFromExport(name)),
  ),
)
const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}{4,}/gu) ?? []

it('no word of the name of a story lacks an accent that the portal always writes', () => {
  const written = new Set(
    globSync('src/portal/**/*.ts').flatMap((path) =>
      [...readFileSync(path, 'utf8').matchAll(/'[^'\n]*'|`[^`]*`/gu)].flatMap(([text]) => wordsOf(text)),
    ),
  )
  const bare = (word: string) => word.normalize('NFD').replaceAll(/\p{M}/gu, '')
  const accented = new Map([...written].flatMap((word) => (bare(word) === word ? [] : [[bare(word), word]])))
  const lacking = names.flatMap(wordsOf).filter((word) => accented.has(word) && !written.has(word))
  expect([...new Set(lacking)]).toEqual([])
})

it('no letter of the name of a story stands alone, but those that are words', () => {
  expect(names.filter((name) => /(?:^|\s)(?![àyÀ](?:\s|$))\p{L}(?:\s|$)/u.test(name))).toEqual([])
})

it('the addresses of a component stay those of its own title', () => {
  const files = globSync('stories/**/*.stories.tsx').map(
    (path) => [path, readFileSync(path, 'utf8')] as const,
  )
  const kept = files.flatMap(
    ([path, code]) => /title: '[^']+', id: '([^']+)'/.exec(keptIds.transform(code, path) ?? '')?.[1] ?? [],
  )
  expect(kept.toSorted()).toEqual(Object.keys(alias).map(storyFileId).toSorted())
})
