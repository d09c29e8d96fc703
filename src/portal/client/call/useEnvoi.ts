import { useCallback } from 'react'
import type { Call, InputOf } from '#contract/kit/call.ts'
import { messageKey } from '#contract/messages.ts'
import { fetchCall, type Outcome } from '../fetch/fetchCall.ts'
import type { Unsuccessful } from '../fetch/reaction.ts'
import { useReaction } from './useReaction.ts'
import { clientMessages } from '../words.ts'

type Sent = { readonly status: 200 } | Unsuccessful

/** Why nothing was sent: a message key or a sentence; `undefined` when it was. */
export const refusDe = (outcome: Sent): string | undefined => {
  if (outcome.status === 200) return undefined
  if (outcome.status === 0) return clientMessages.sansReponse
  const said = outcome.status === 444 || outcome.status === 503
  return (said && outcome.body.erreurCode) || messageKey('ERREUR_INCONNUE')
}

const isSaidByForm = ({ status }: Sent) => [200, 444, 503, 404, 0].includes(Number(status))

/** Makes a writing call. What the form says by itself leaves the session as it is: nothing typed is lost. */
export const useEnvoi = () => {
  const react = useReaction()
  return useCallback(
    async <C extends Call>(call: C, input: InputOf<C>): Promise<Outcome<C>> => {
      const outcome = await fetchCall(call, input)
      const sent = outcome as Sent
      if (!isSaidByForm(sent)) react(call, sent as Unsuccessful)
      return outcome
    },
    [react],
  )
}
