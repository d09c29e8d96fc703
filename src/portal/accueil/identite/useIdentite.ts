import { useState } from 'react'
import { recupereriban, verifieriban } from '#contract/connexion/identite.ts'
import { leadsAway } from '#portal/client/fetch/reaction.ts'
import { useDialogSend } from '#portal/client/call/useSend.ts'
import { useGathered } from '#portal/client/call/useCall.ts'
import { identiteRefus, type IdentiteRefus } from './identite.ts'

/** Masked IBAN of an event, asked each time the dialog opens. A failure stays in the dialog. */
export const useIbanCache = (evenementId: string) => {
  const ask = useDialogSend()
  const load = () => ask(recupereriban, { query: { evenementId } })
  const { data, isValidating } = useGathered(`${recupereriban.path} ${evenementId}`, load, {
    dedupingInterval: 0,
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
  })
  return isValidating ? undefined : data
}

/** Sends the four digits, and keeps why they were refused. */
export const useConfirmation = (evenementId: string, onConfirmed: () => void) => {
  const ask = useDialogSend()
  const [refus, setRefus] = useState<IdentiteRefus>()

  const confirm = async (ibanSaisi: string) => {
    setRefus(undefined)
    const outcome = await ask(verifieriban, { query: { evenementId }, body: { ibanSaisi } })
    if (outcome.status === 200) return onConfirmed()
    if (!leadsAway(outcome)) setRefus(identiteRefus(outcome))
  }

  return { confirm, refus }
}
