import type { Contenu } from '#contract/contenu/contenu.ts'
import { lienDirect } from '#rules/format/lienDirect.ts'
import { typographie } from '#rules/format/typographie.ts'
import { escapeHtml } from '../escapeHtml.ts'
import { isMention, type Mention, mentions, type MentionsDites } from './mentions.ts'

/** In a text: `{{editeur}}` is what is said, `{{?editeur}}` needs it, `{{!editeur}}` needs it unsaid; these two write nothing. */
const MARK = /\{\{([?!]?)([a-z]+)\}\}/g

const PART = /<(li|p)>(?:(?!<\/\1>).)*<\/\1>/gs

const saidOf = (said: MentionsDites, cle: string) => (isMention(cle) ? said[cle] : undefined)

/** Whether every mark of a text finds what it needs. */
const holds = (text: string, said: MentionsDites) =>
  [...text.matchAll(MARK)].every(([, kind, cle = '']) => (kind === '!') === (saidOf(said, cle) === undefined))

const filled = (text: string, said: MentionsDites, write: (cle: string, text: string) => string) =>
  text.replaceAll(MARK, (_mark, kind: string, cle: string) =>
    kind === '' ? write(cle, saidOf(said, cle) ?? '') : '',
  )

const plain = (_cle: string, text: string) => typographie(text)

/** Those that may be a number or an address alone. */
const joignables = new Set(['telephone', 'courriel'])

const html = (cle: string, text: string) => {
  const said = typographie(escapeHtml(text))
  const href = joignables.has(cle) ? lienDirect(text) : undefined
  return href === undefined ? said : `<a href="${href}">${said}</a>`
}

const filledHtml = (texte: string, said: MentionsDites) => {
  const read = texte.replaceAll(PART, (part) => (holds(part, said) ? part : '')).replaceAll('<ul></ul>', '')
  return filled(read, said, html)
}

/**
 * A content as people read it: what the administration says in its place, and without the sentences, lists, blocks and
 * fields that need what it has not said.
 */
export const fillContenu = ({ champ, paragraphe }: Contenu, said: MentionsDites): Contenu => ({
  champ: Object.fromEntries(
    Object.entries(champ).flatMap(([key, text]) =>
      holds(text, said) ? [[key, filled(text, said, plain)]] : [],
    ),
  ),
  paragraphe: Object.fromEntries(
    Object.entries(paragraphe).flatMap(([key, { titre, texte }]) => {
      const read = filledHtml(texte, said)
      return read === '' && texte !== '' ? [] : [[key, { titre, texte: read }]]
    }),
  ),
})

/** What contents need and the administration has not said, in the order of the list. */
export const mentionsManquantes = (
  contenus: Readonly<Record<string, Contenu>>,
  said: MentionsDites,
): readonly Mention[] => {
  const asked = new Set([...JSON.stringify(contenus).matchAll(MARK)].map(([, , cle = '']) => cle))
  return (Object.keys(mentions) as Mention[]).filter((cle) => asked.has(cle) && said[cle] === undefined)
}
