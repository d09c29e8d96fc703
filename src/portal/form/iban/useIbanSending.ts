import { useState } from 'react'
import type { IbanEnAttente } from '#contract/profil/banque.ts'
import type { IbanForm } from '#contract/profil/profilForm.ts'
import { profilIban } from '#contract/profil/profilModifications.ts'
import { messageKey } from '#contract/messages.ts'
import { fetchCall } from '#portal/client/fetch/fetchCall.ts'
import type { Unsuccessful } from '#portal/client/fetch/reaction.ts'
import { useReaction } from '#portal/client/call/useReaction.ts'
import { clientMessages } from '#portal/client/words.ts'

/** Sends a new IBAN; gives back the field at fault when the server names one, and keeps any other refusal. */
export const useIbanSending = (onSent: (attente: IbanEnAttente) => void) => {
  const react = useReaction()
  const [refus, setRefus] = useState<string>()
  const send = async (body: IbanForm) => {
    const outcome = await fetchCall(profilIban, { body })
    if (outcome.status === 200) {
      onSent(outcome.body)
      return undefined
    }
    // Without an answer, what is typed must not be lost: the catalogue speaks of the page, not of the form.
    if (outcome.status === 0) {
      setRefus(clientMessages.sansReponse)
      return undefined
    }
    const said = outcome.status === 444 || outcome.status === 503 ? outcome.body : undefined
    if (!said) react(profilIban, outcome as Unsuccessful)
    const message = said?.erreurCode || messageKey('ERREUR_INCONNUE')
    const champ = said?.champs?.find((one) => one in body)
    setRefus(champ === undefined ? message : undefined)
    return champ === undefined ? undefined : { champ, message }
  }
  return { send, refus }
}
