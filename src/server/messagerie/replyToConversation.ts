import type { InputOf } from '#contract/kit/call.ts'
import type { repondredemande } from '#contract/messagerie/messagerie.ts'
import { reponseFormSchema } from '#contract/messagerie/messagerieForm.ts'
import type { Services } from '#server/services.ts'
import { addMessage, changeOpenConversation, messageByKey, ownConversation } from './store.ts'
import { checkForm } from '#server/kit/checkForm.ts'
import { attachPieces } from '#server/kit/pieces/attachPieces.ts'
import { limitMessages, requireSame } from './newConversation.ts'
import { inSession } from '#server/kit/session/holdSession.ts'
import type { OpenSession } from '#server/kit/session/sessions.ts'
import { Refusal } from '#server/kit/Refusal.ts'

/**
 * Adds a message to a conversation, which waits for an answer again; the same form sent again changes nothing, and is
 * `messageDejaRecu` when it was changed since.
 */
export const replyToConversation = async (
  services: Services,
  session: OpenSession,
  { cleEnvoi, demandeId, pieces, ...typed }: InputOf<typeof repondredemande>['body'],
): Promise<void> => {
  const { texte } = checkForm(reponseFormSchema, typed)
  await limitMessages(services, session.compte.id)
  const now = services.clock().getTime()
  await inSession(services, session, async (db, { id: compteId }) => {
    if (!(await ownConversation(db, compteId, demandeId))) throw new Refusal('introuvable')
    const messageId = await addMessage(db, { demandeId, auteur: 'usager', texte, cleEnvoi, now })
    // Kept at a sending whose answer was lost: it counts, even when the conversation has been closed since.
    if (messageId === undefined)
      return requireSame(db, await messageByKey(db, demandeId, cleEnvoi), { texte, pieces })
    if (!(await changeOpenConversation(db, demandeId, { etat: 'OUVERTE', modifie_le: now })))
      throw new Refusal('messagerieClose')
    await attachPieces(db, compteId, pieces, { message_id: messageId })
  })
}

/** Closes a conversation of a person; one that is closed stays as it is. */
export const closeConversation = async (
  services: Services,
  session: OpenSession,
  demandeId: string,
): Promise<void> =>
  inSession(services, session, async (db, { id }) => {
    if (!(await ownConversation(db, id, demandeId))) throw new Refusal('introuvable')
    await changeOpenConversation(db, demandeId, { etat: 'CLOSE', modifie_le: services.clock().getTime() })
  })
