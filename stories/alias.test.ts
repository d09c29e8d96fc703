import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { alias, searchedTitle } from '../.storybook/alias.ts'
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
])('the story « %s » is read « %s »', (name, read) => {
  expect(storyName(name)).toBe(read)
})
