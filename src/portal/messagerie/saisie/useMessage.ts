import { useCallback } from 'react'
import type { Call, InputOf } from '#contract/kit/call.ts'
import { fetchCall, type Outcome } from '#portal/client/fetch/fetchCall.ts'
import { useReaction } from '#portal/client/call/useReaction.ts'
import { messageKey } from '#contract/messages.ts'
import type { Unsuccessful } from '#portal/client/fetch/reaction.ts'
import { mesapMessages } from '../words.ts'

/** What came of sending. */
export type Sent = { readonly status: 200 } | Unsuccessful

/** Refusals that the form says by itself; the others take their row of the error catalogue too. */
const isSaidByForm = ({ status }: Sent): boolean =>
  status === 444 || status === 503 || status === 404 || status === 0

/** Why nothing was sent: a message key or a sentence; `undefined` when it was. */
export const refusalOf = (outcome: Sent): string | undefined => {
  switch (outcome.status) {
    case 200:
      return undefined
    case 444:
    case 503:
      return outcome.body.erreurCode || messageKey('ERREUR_INCONNUE')
    case 0:
      return mesapMessages.saisie.sansReponse
    default:
      return messageKey('ERREUR_INCONNUE')
  }
}

/** Makes a writing call of the messaging. What the form says by itself leaves the session as it is: nothing typed is lost. */
export const useMessage = () => {
  const react = useReaction()
  return useCallback(
    async <C extends Call>(call: C, input: InputOf<C>): Promise<Outcome<C>> => {
      const outcome = await fetchCall(call, input)
      const sent = outcome as Sent
      if (sent.status !== 200 && !isSaidByForm(sent)) react(call, sent)
      return outcome
    },
    [react],
  )
}
