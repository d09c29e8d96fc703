import { expect, test } from 'vitest'
import { accueilOf } from './accueil.ts'

const bloc = (titre: string) => ({ titre, texte: `<p>${titre}</p>` })

test('excerpts keep the number of their question and its order, even past nine', () => {
  const { aides } = accueilOf({
    champ: {},
    paragraphe: { aide10: bloc('Dix'), aide2: bloc('Deux'), bienvenue: bloc('Bonjour'), aide: bloc('Aucun') },
  })
  expect(aides.map(({ numero, titre }) => [numero, titre])).toEqual([
    [2, 'Deux'],
    [10, 'Dix'],
  ])
})

test('the welcome text is the block of that name', () => {
  expect(accueilOf({ champ: {}, paragraphe: { bienvenue: bloc('Bonjour') } }).bienvenue?.titre).toBe(
    'Bonjour',
  )
})

test('nothing is known before the content comes', () => {
  expect(accueilOf(undefined)).toEqual({ bienvenue: undefined, aides: [] })
})
