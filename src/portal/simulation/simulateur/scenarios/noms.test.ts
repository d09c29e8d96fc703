import { expect, it } from 'vitest'
import { nomDistinct } from './noms.ts'

it.each([
  ['Mon choix', [], 'Mon choix'],
  ['Mon choix', ['Autre'], 'Mon choix'],
  ['Mon choix', ['Mon choix'], 'Mon choix (2)'],
  ['Mon choix', ['Mon choix (2)', 'Mon choix'], 'Mon choix (3)'],
  ['Mon choix', ['Mon choix', 'Mon choix (3)', 'Mon choix (2)'], 'Mon choix (4)'],
  ['Mon choix', ['Mon choix (2)'], 'Mon choix'],
])('%s beside %j is %s', (nom, pris, attendu) => {
  expect(nomDistinct(nom, pris)).toBe(attendu)
})

it('keeps within the sixty characters of a name', () => {
  const long = 'x'.repeat(60)
  expect(nomDistinct(long, [long])).toBe(`${'x'.repeat(56)} (2)`)
})
