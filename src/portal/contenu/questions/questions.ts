import type { Paragraphe } from '#contract/contenu/contenu.ts'

/** A question of a help page, with the fragment that opens it. */
export interface Question extends Paragraphe {
  readonly id: `question-${number}`
}

/** Questions of a help page, in their order: fragment `question-N` is the Nth (specification, §2.1). */
export const questionsOf = (paragraphe: Readonly<Record<string, Paragraphe>>): readonly Question[] =>
  Object.values(paragraphe).map((bloc, index) => ({ ...bloc, id: `question-${index + 1}` }))
