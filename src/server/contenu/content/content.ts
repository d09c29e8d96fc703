import type { Contenu, Filtre, Paragraphe } from '#contract/contenu/contenu.ts'
import { typographie } from '#rules/format/typographie.ts'

/** Default content of a page, and the filters of its documents if it has some. */
export interface Content {
  readonly contenu: Contenu
  readonly listeFiltre?: Filtre[]
}

/** A content from its blocks, in the order of the page, and its short plain texts. */
export const content = (paragraphe: Contenu['paragraphe'], champ: Contenu['champ'] = {}): Content => ({
  contenu: {
    paragraphe,
    champ: Object.fromEntries(Object.entries(champ).map(([key, text]) => [key, typographie(text)])),
  },
})

/** Blocks under numbered keys: `numbered('question-', blocs)` gives `question-1`, `question-2`… */
export const numbered = (prefix: string, blocs: readonly Paragraphe[]): Contenu['paragraphe'] =>
  Object.fromEntries(blocs.map((bloc, index) => [`${prefix}${index + 1}`, bloc]))
