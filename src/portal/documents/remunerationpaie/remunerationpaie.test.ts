import { expect, test } from 'vitest'
import { numberedBlocks } from './remunerationpaie.ts'

test('numbered blocks come in the order of their numbers, others stay out', () => {
  const bloc = (titre: string) => ({ titre, texte: '' })
  const contenu = {
    champ: {},
    paragraphe: {
      article10: bloc('dix'),
      article2: bloc('deux'),
      articles: bloc('non'),
      infopratique1: bloc('non'),
    },
  }
  expect(numberedBlocks(contenu, 'article').map(({ titre }) => titre)).toEqual(['deux', 'dix'])
  expect(numberedBlocks(undefined, 'article')).toEqual([])
})
