import { useState } from 'react'
import { recupereriban, verifieriban } from '#contract/connexion/identite.ts'
import { fetchCall } from '#portal/client/call/fetchCall.ts'
import type { Unsuccessful } from '#portal/client/call/reaction.ts'
import { useGathered } from '#portal/client/call/useCall.ts'
import { useReaction } from '#portal/client/call/useReaction.ts'
import { identiteRefus, type IdentiteRefus } from './identite.ts'

/** Statuses that end the session or send elsewhere: the dialog leaves them to the catalogue. */
const catalogue: ReadonlySet<unknown> = new Set([401, 511, 544])

/** Masked IBAN of an event, asked each time the dialog opens. A failure stays in the dialog. */
export const useIbanCache = (evenementId: string) => {
  const react = useReaction()
  const load = async () => {
    const outcome = await fetchCall(recupereriban, { query: { evenementId } })
    if (catalogue.has(outcome.status)) react(recupereriban, outcome as Unsuccessful)
    return outcome
  }
  const { data, isValidating } = useGathered(`${recupereriban.path} ${evenementId}`, load, {
    dedupingInterval: 0,
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
  })
  return isValidating ? undefined : data
}

/** Sends the four digits, and keeps why they were refused. */
export const useConfirmation = (evenementId: string, onConfirmed: () => void) => {
  const react = useReaction()
  const [refus, setRefus] = useState<IdentiteRefus>()

  const confirm = async (ibanSaisi: string) => {
    setRefus(undefined)
    const outcome = await fetchCall(verifieriban, { query: { evenementId }, body: { ibanSaisi } })
    if (outcome.status === 200) return onConfirmed()
    if (catalogue.has(outcome.status)) react(verifieriban, outcome as Unsuccessful)
    setRefus(identiteRefus(outcome))
  }

  return { confirm, refus }
}
