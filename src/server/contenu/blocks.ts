import type { Contenu, Filtre, HelpPage, Paragraphe } from '#contract/contenu/contenu.ts'
import { type QuestionDe, questionsAide } from '#contract/contenu/questions.ts'
import { typographie } from '#rules/format/typographie.ts'
import type { Mention } from '#server/kit/mentions/mentions.ts'

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

/** A help page from its questions, by their names. */
export const questions = <P extends HelpPage>(
  page: P,
  blocs: Readonly<Record<QuestionDe<P>, Paragraphe>>,
): Content =>
  content(
    numbered(
      'question-',
      questionsAide[page].map((nom) => blocs[nom as QuestionDe<P>]),
    ),
  )

/** The few tags that contents use: text comes in as HTML, `&` already written `&amp;`. */
export const p = (text: string): string => `<p>${text}</p>`

export const h3 = (text: string): string => `<h3>${text}</h3>`

export const strong = (text: string): string => `<strong>${text}</strong>`

export const ul = (...items: readonly string[]): string =>
  `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`

/** A link inside the portal (`/…`) or to an https address; its text says where it leads. */
export const a = (href: `/${string}` | `https://${string}`, text: string): string =>
  `<a href="${href}">${text}</a>`

/** A block of a page: a plain-text title and its HTML. */
export const bloc = (titre: string, ...html: readonly string[]): Paragraphe => ({
  titre: typographie(titre),
  texte: typographie(html.join('')),
})

/** The place of what the administration says: a sentence, an entry or a block without it does not show. */
export const dit = (mention: Mention): string => `{{${mention}}}`

/** Before a sentence or an entry that shows only where the administration says this. */
export const siDit = (mention: Mention): string => `{{?${mention}}}`

/** Before one that shows only where it does not. */
export const siTu = (mention: Mention): string => `{{!${mention}}}`
