import type { InputOf } from '#contract/kit/call.ts'
import type { nouvelledemande, ThemeConversation } from '#contract/messagerie/messagerie.ts'
import {
  type NouvelleConversationForm,
  nouvelleConversationFormSchema,
} from '#contract/messagerie/messagerieForm.ts'
import type { Services } from '#server/services.ts'
import { addConversation, addMessage, conversationByKey, firstMessageOf, type MessageRow } from './store.ts'
import { checkForm } from '#server/kit/checkForm.ts'
import type { Db } from '#server/kit/database/Store.ts'
import { attachPieces, hasTheseFiles } from '#server/kit/pieces/attachPieces.ts'
import { Refusal } from '#server/kit/Refusal.ts'
import { inSession } from '#server/kit/session/holdSession.ts'
import type { OpenSession } from '#server/kit/session/sessions.ts'
import { limitHourly } from '#server/kit/limits/limits.ts'

/** Messages that one person may send in an hour, retries included. */
const PER_HOUR = 60

/** Counts one more message of a person; refused beyond the limit. */
export const limitMessages = async (services: Services, compteId: string): Promise<void> => {
  await limitHourly(services, `messagerie:${compteId}`, PER_HOUR)
}

/** `messageDejaRecu` unless a message that a lost answer hid is the very one that is sent again. */
export const requireSame = async (
  db: Db,
  kept: MessageRow | undefined,
  { texte, pieces }: Pick<InputOf<typeof nouvelledemande>['body'], 'texte' | 'pieces'>,
): Promise<void> => {
  if (kept?.texte !== texte || !(await hasTheseFiles(db, { message_id: kept.id }, pieces)))
    throw new Refusal('messageDejaRecu')
}

/** The conversation that the same form opened. */
const openedBefore = async (
  db: Db,
  compteId: string,
  { cleEnvoi, pieces }: Pick<InputOf<typeof nouvelledemande>['body'], 'cleEnvoi' | 'pieces'>,
  { theme, objet, texte, reference }: NouvelleConversationForm,
): Promise<string> => {
  const kept = await conversationByKey(db, compteId, cleEnvoi)
  if (kept?.theme !== theme || kept.objet !== objet || kept.reference !== reference)
    throw new Refusal('messageDejaRecu')
  await requireSame(db, await firstMessageOf(db, kept.id), { texte, pieces })
  return kept.id
}

/**
 * Opens a conversation and gives its id; the same form sent again gives the conversation that it opened, and is
 * `messageDejaRecu` when it was changed since.
 */
export const newConversation = async (
  services: Services,
  session: OpenSession,
  body: InputOf<typeof nouvelledemande>['body'],
): Promise<string> => {
  const { theme, objet, texte, reference } = checkForm(nouvelleConversationFormSchema, body)
  await limitMessages(services, session.compte.id)
  const now = services.clock().getTime()
  return inSession(services, session, async (db, { id: compteId }) => {
    const demandeId = await addConversation(db, {
      compte_id: compteId,
      objet,
      theme: theme as ThemeConversation,
      etat: 'OUVERTE',
      reference,
      non_lue: 0,
      cle_envoi: body.cleEnvoi,
      cree_le: now,
      modifie_le: now,
    })
    if (demandeId === undefined) return openedBefore(db, compteId, body, { theme, objet, texte, reference })
    const messageId = await addMessage(db, { demandeId, auteur: 'usager', texte, now })
    if (messageId !== undefined) await attachPieces(db, compteId, body.pieces, { message_id: messageId })
    return demandeId
  })
}
