import { typographie } from '#rules/format/typographie.ts'
import { addConversation, addMessage } from '#server/messagerie/store.ts'
import type { Db } from '#server/kit/database/Store.ts'
import type { ConversationDemo, MessageDemo } from './personas/messagerie.ts'

const DAY_MS = 86_400_000

/** Writes the requests that someone of the demo made before the first start, `now` (milliseconds). */
export const seedConversations = async (
  db: Db,
  compteId: string,
  demandes: readonly ConversationDemo[],
  now: number,
): Promise<void> => {
  const momentOf = (message: MessageDemo | undefined) => now - (message?.ilYAJours ?? 0) * DAY_MS
  for (const { objet, theme, etat, nonLue, reference, messages } of demandes) {
    const demandeId = await addConversation(db, {
      compte_id: compteId,
      objet: typographie(objet),
      theme,
      etat,
      reference: reference ?? '',
      non_lue: nonLue ? 1 : 0,
      cle_envoi: null,
      cree_le: momentOf(messages[0]),
      modifie_le: momentOf(messages.at(-1)),
    })
    if (demandeId === undefined) continue
    for (const message of messages)
      await addMessage(db, {
        demandeId,
        auteur: message.auteur,
        texte: typographie(message.texte),
        now: momentOf(message),
      })
  }
}
