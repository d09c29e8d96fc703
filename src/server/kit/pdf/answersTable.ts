import type { Reponse } from '#contract/kit/questions/questionnaire.ts'
import { surUneLigne, typographie } from '#rules/format/typographie.ts'
import type { TableContent } from './table.ts'

/** One row a line of an answer: no row is taller than a page, which would lose its text. */
const rowsOf = ({ question, reponse }: Pick<Reponse, 'question' | 'reponse'>): string[][] =>
  reponse.map((line, rank) => [
    rank === 0 ? typographie(question) : typographie(`${question} (suite)`),
    surUneLigne(line),
  ])

/** What was asked, and what someone answered. */
export const answersTable = (reponses: readonly Pick<Reponse, 'question' | 'reponse'>[]): TableContent => ({
  columns: [
    { title: 'Question', width: 215, rowHeader: true },
    { title: 'Votre réponse', width: 300 },
  ],
  rows: reponses.flatMap(rowsOf),
})
