import { contenuPrive } from '#contract/contenu/contenu.ts'
import { preparerdemandeenvoimail, verifiercompteurdemandeenvoimail } from '#contract/documents/envoimail.ts'
import type { CallError } from '#portal/client/fetch/CallError.ts'
import { useCall } from '#portal/client/call/useCall.ts'
import { useReaction } from '#portal/client/call/useReaction.ts'

/** The document to send with what may be chosen, and the sendings left today. */
export const useEnvoi = (documentUuid: string | undefined) => {
  const react = useReaction()
  // An address kept from another day may name a document that is gone: the page says so, and nobody is signed out.
  const onError = ({ call, outcome }: CallError) => {
    if (outcome.status !== 404) react(call, outcome)
  }
  const input = documentUuid === undefined ? null : { query: { documentUuid } }
  const { data: envoi, error } = useCall(preparerdemandeenvoimail, input, { onError })
  const {
    data: compteur,
    error: echec,
    mutate,
  } = useCall(verifiercompteurdemandeenvoimail, envoi ? {} : null)
  const { data: page } = useCall(contenuPrive, { params: { id: 'demandeenvoimail' } })
  return {
    envoi,
    /** Why nothing can be sent. */
    failure: error ?? echec,
    restant: compteur?.restant,
    page,
    recount: () => void mutate(),
  }
}
