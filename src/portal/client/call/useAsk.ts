import { useCallback } from 'react'
import type { Call, InputOf } from '#contract/kit/call.ts'
import { fetchCall, type Outcome } from '../fetch/fetchCall.ts'
import { leadsAway, type Unsuccessful } from '../fetch/reaction.ts'
import { useReaction } from './useReaction.ts'

/** Makes a call of a dialog, which says what fails there; what leads elsewhere takes its row of the catalogue. */
export const useAsk = () => {
  const react = useReaction()
  return useCallback(
    async <C extends Call>(call: C, input: InputOf<C>): Promise<Outcome<C>> => {
      const outcome = await fetchCall(call, input)
      if (leadsAway(outcome)) react(call, outcome as Unsuccessful)
      return outcome
    },
    [react],
  )
}

export type Ask = ReturnType<typeof useAsk>
