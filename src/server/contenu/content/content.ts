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
