import type { InputOf } from '#contract/kit/call.ts'
import type { nouvelledemande, ThemeDemande } from '#contract/messagerie/messagerie.ts'
import { nouvelleDemandeFormSchema } from '#contract/messagerie/messagerieForm.ts'
import type { Services } from '#server/services.ts'
import { addDemande, addMessage, demandeByKey } from './store.ts'
import { checkForm } from '#server/kit/checkForm.ts'
import { attachPieces } from '#server/kit/pieces/attachPieces.ts'
import { limitHourly } from '#server/kit/limits/limits.ts'

/** Messages that one person may send in an hour, retries included. */
const PER_HOUR = 60

/** Counts one more message of a person; refused beyond the limit. */
export const limitMessages = async (services: Services, compteId: string): Promise<void> => {
  await limitHourly(services, `messagerie:${compteId}`, PER_HOUR)
}

/** Opens a request and gives its id; the same form sent again gives the request that it opened. */
export const newDemande = async (
  services: Services,
  compteId: string,
  body: InputOf<typeof nouvelledemande>['body'],
): Promise<string> => {
  const { theme, objet, texte, reference } = checkForm(nouvelleDemandeFormSchema, body)
  await limitMessages(services, compteId)
  const now = services.clock().getTime()
  return services.db.transaction().execute(async (db) => {
    const demandeId = await addDemande(db, {
      compte_id: compteId,
      objet,
      theme: theme as ThemeDemande,
      etat: 'OUVERTE',
      reference,
      non_lue: 0,
      cle_envoi: body.cleEnvoi,
      cree_le: now,
      modifie_le: now,
    })
    if (demandeId === undefined) return (await demandeByKey(db, compteId, body.cleEnvoi))?.id ?? ''
    const messageId = await addMessage(db, { demandeId, auteur: 'usager', texte, now })
    if (messageId !== undefined) await attachPieces(db, compteId, body.pieces, { message_id: messageId })
    return demandeId
  })
}
