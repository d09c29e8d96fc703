import { typographie } from '#rules/format/typographie.ts'
import type { Paragraphe } from '#contract/contenu/contenu.ts'

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
