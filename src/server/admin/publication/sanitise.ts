import sanitizeHtml from 'sanitize-html'
import { typographie } from '#rules/format/typographie.ts'
import { AdministrationFault } from '../Runner.ts'

/** Tags that contents use, and no other; only links have an attribute. */
const tags = ['p', 'h3', 'h4', 'strong', 'em', 'ul', 'ol', 'li', 'a', 'br']

/** Inside the portal, or to an https address; nothing that a browser would read as another host. */
const isSafeHref = (href: string): boolean =>
  !/[\s\\\p{Cc}]/u.test(href) && (/^\/(?!\/)/.test(href) || URL.parse(href)?.protocol === 'https:')

export interface Sanitised {
  readonly html: string
  /** What was taken away, in words. */
  readonly removed: readonly string[]
}

/** Keeps of a text of the administration only what the portal may inject into a page. */
export const sanitise = (html: string): Sanitised => {
  const removed = new Set<string>()
  const clean = sanitizeHtml(html, {
    allowedTags: tags,
    allowedAttributes: { a: ['href'] },
    allowedSchemes: ['https'],
    allowProtocolRelative: false,
    onOpenTag: (name, attributes) => {
      if (!tags.includes(name)) removed.add(`la balise <${name}>`)
      for (const attribute of Object.keys(attributes))
        if (name !== 'a' || attribute !== 'href') removed.add(`l’attribut ${attribute} de <${name}>`)
    },
    transformTags: {
      a: (_name, { href = '' }) => {
        if (isSafeHref(href)) return { tagName: 'a', attribs: { href } }
        removed.add(`le lien vers « ${href.slice(0, 60)} », qui n’est ni https:// ni une page du portail`)
        return { tagName: 'span', attribs: {} }
      },
    },
  })
  removed.delete('la balise <span>')
  return { html: clean, removed: [...removed] }
}

/** Whether a text that is shown as it is holds what looks like a tag. */
export const hasTags = (text: string): boolean => /<[a-z/!]/i.test(text)

/** Longest reason and longest title, in characters. */
const LONGEST = { motif: 500, titre: 200 } as const

/** A text that a person reads in their follow-up, set as French is; refuses what is no plain text of one line. */
const plainText = (option: keyof typeof LONGEST, typed: string): string => {
  const texte = typographie(typed.trim())
  if (texte.length > LONGEST[option] || hasTags(texte) || /[\p{Cc}\p{Zl}\p{Zp}]/u.test(texte))
    throw new AdministrationFault(
      `--${option} est un texte simple, d’une ligne, sans balise, de ${LONGEST[option]} caractères au plus.`,
    )
  return texte
}

/** A reason; empty where none was given. */
export const motifOf = (typed: string | undefined): string => plainText('motif', typed ?? '')

/** A title; undefined where none was given. */
export const titreOf = (typed: string | undefined): string | undefined =>
  plainText('titre', typed ?? '') || undefined
