import { useCallback } from 'react'
import type { Call, InputOf } from '#contract/kit/call.ts'
import { fetchCall, type Outcome } from '../fetch/fetchCall.ts'
import type { Unsuccessful } from '../fetch/reaction.ts'
import { useReaction } from './useReaction.ts'

/** Makes a call on demand; its failure takes its row of the catalogue, and the outcome comes back for the screen. */
export const useSend = () => {
  const react = useReaction()
  return useCallback(
    async <C extends Call>(call: C, input: InputOf<C>): Promise<Outcome<C>> => {
      const outcome = await fetchCall(call, input)
      if (outcome.status !== 200) react(call, outcome as Unsuccessful)
      return outcome
    },
    [react],
  )
}
