import { useCallback } from 'react'
import type { Call, InputOf } from '#contract/kit/call.ts'
import { fetchCall, type Outcome } from '#portal/client/call/fetchCall.ts'
import { useReaction } from '#portal/client/call/useReaction.ts'
import { isSaidByForm, type Sent } from './refus.ts'

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
