import { useRef, useState } from 'react'
import useSWR from 'swr'
import { recupereriban, verifieriban } from '#contract/connexion/identite.ts'
import { fetchCall } from '#portal/client/call/fetchCall.ts'
import type { Unsuccessful } from '#portal/client/call/reaction.ts'
import { useReaction } from '#portal/client/call/useReaction.ts'
import { identiteRefus, ibanSaisi, type IdentiteRefus, type Typed } from './identite.ts'

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
  const { data, isValidating } = useSWR(`${recupereriban.path} ${evenementId}`, load, {
    dedupingInterval: 0,
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
  })
  return isValidating ? undefined : data
}

/** Sends the four digits, one sending at a time. */
export const useConfirmation = (evenementId: string, onConfirmed: () => void) => {
  const react = useReaction()
  const sending = useRef(false)
  const [submitting, setSubmitting] = useState(false)
  const [refus, setRefus] = useState<IdentiteRefus>()

  const confirm = async (typed: Typed) => {
    const saisi = ibanSaisi(typed)
    if (saisi === undefined || sending.current) return
    sending.current = true
    setSubmitting(true)
    setRefus(undefined)
    const outcome = await fetchCall(verifieriban, { query: { evenementId }, body: { ibanSaisi: saisi } })
    sending.current = false
    setSubmitting(false)
    if (outcome.status === 200) return onConfirmed()
    if (catalogue.has(outcome.status)) react(verifieriban, outcome as Unsuccessful)
    setRefus(identiteRefus(outcome))
  }

  return { confirm, submitting, refus }
}
