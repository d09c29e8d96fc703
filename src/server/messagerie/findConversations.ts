import type { Service } from '#contract/kit/services.ts'
import { PREMIERS_TROUVES, type Trouve } from '#contract/recherche/recherche.ts'
import { extrait } from '#rules/recherche/extrait.ts'
import { isFound, type Terme } from '#rules/recherche/termes.ts'
import type { Services } from '#server/services.ts'
import { conversationsOf, textsOf } from './store.ts'
import { isoOf } from '#server/kit/clock.ts'

/** Conversations of a person that answer to a search, the last changed first: none of their messages is then read. */
export const findConversations = async (
  { db }: Services,
  compteId: string,
  granted: readonly Service[],
  termes: readonly Terme[],
): Promise<Pick<Trouve, 'messages'>> => {
  if (!granted.includes('mesap')) return {}
  const texts = await textsOf(db, compteId)
  const found = (await conversationsOf(db, compteId))
    .map(({ id, objet, reference, modifie_le }) => ({
      demandeId: id,
      objet,
      modifieLe: isoOf(modifie_le),
      texte: [...(texts.get(id) ?? []), reference].join('\n'),
    }))
    .filter(({ objet, texte }) => isFound(`${objet} ${texte}`, termes))
  return {
    messages: {
      total: found.length,
      premiers: found
        .slice(0, PREMIERS_TROUVES)
        .map(({ texte, ...conversation }) => ({ ...conversation, extrait: extrait(texte, termes) })),
    },
  }
}
