import type { InputOf } from '#contract/kit/call.ts'
import type { repondredemande } from '#contract/messagerie/messagerie.ts'
import { reponseFormSchema } from '#contract/messagerie/messagerieForm.ts'
import type { Services } from '#server/services.ts'
import { addMessage, changeOpenDemande, messageByKey, ownDemande } from './store.ts'
import { checkForm } from '#server/kit/checkForm.ts'
import { attachPieces } from '#server/kit/pieces/attachPieces.ts'
import { limitMessages, requireSame } from './newDemande.ts'
import { Refusal } from '#server/kit/Refusal.ts'

/**
 * Adds a message to a request, which waits for an answer again; the same form sent again changes nothing, and is
 * `messageDejaRecu` when it was changed since.
 */
export const replyToDemande = async (
  services: Services,
  compteId: string,
  { cleEnvoi, demandeId, pieces, ...typed }: InputOf<typeof repondredemande>['body'],
): Promise<void> => {
  const { texte } = checkForm(reponseFormSchema, typed)
  await limitMessages(services, compteId)
  const now = services.clock().getTime()
  await services.db.transaction().execute(async (db) => {
    if (!(await ownDemande(db, compteId, demandeId))) throw new Refusal('introuvable')
    const messageId = await addMessage(db, { demandeId, auteur: 'usager', texte, cleEnvoi, now })
    // Kept at a sending whose answer was lost: it counts, even when the request has been closed since.
    if (messageId === undefined)
      return requireSame(db, await messageByKey(db, demandeId, cleEnvoi), { texte, pieces })
    if (!(await changeOpenDemande(db, demandeId, { etat: 'OUVERTE', modifie_le: now })))
      throw new Refusal('messagerieClose')
    await attachPieces(db, compteId, pieces, { message_id: messageId })
  })
}

/** Closes a request of a person; one that is closed stays as it is. */
export const closeDemande = async (
  { db, clock }: Services,
  compteId: string,
  demandeId: string,
): Promise<void> => {
  if (!(await ownDemande(db, compteId, demandeId))) throw new Refusal('introuvable')
  await changeOpenDemande(db, demandeId, { etat: 'CLOSE', modifie_le: clock().getTime() })
}
