import { useState } from 'react'
import type { IbanEnAttente } from '#contract/profil/banque.ts'
import type { IbanForm } from '#contract/profil/profilForm.ts'
import { profilIban } from '#contract/profil/profilModifications.ts'
import { faultyField, refusOf } from '#portal/client/call/refus.ts'
import { useFormSend } from '#portal/client/call/useSend.ts'

/** Sends a new IBAN; gives back the field at fault when the server names one, and keeps any other refusal. */
export const useIbanSending = (onSent: (attente: IbanEnAttente) => void) => {
  const sendForm = useFormSend()
  const [refus, setRefus] = useState<string>()
  const send = async (body: IbanForm) => {
    const outcome = await sendForm(profilIban, { body })
    if (outcome.status === 200) onSent(outcome.body)
    const refused = refusOf(outcome)
    const champ = refused && faultyField(refused, body)
    setRefus(champ === undefined ? refused?.message : undefined)
    return refused && champ !== undefined ? { champ, message: refused.message } : undefined
  }
  return { send, refus }
}
