import { expect, it } from 'vitest'
import { questionsOf } from './questions.ts'

it('numbers the questions from 1, in the order of the content', () => {
  const bloc = (titre: string) => ({ titre, texte: '' })
  expect(questionsOf({ b: bloc('Un'), a: bloc('Deux') }).map(({ id, titre }) => [id, titre])).toEqual([
    ['question-1', 'Un'],
    ['question-2', 'Deux'],
  ])
})
