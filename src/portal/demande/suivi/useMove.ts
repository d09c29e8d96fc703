import { useCallback } from 'react'
import type { Call, InputOf } from '#contract/kit/call.ts'
import { fetchCall } from '#portal/client/call/fetchCall.ts'
import { useReaction } from '#portal/client/call/useReaction.ts'
import { issueOf, type Issue, type Sent } from './issue.ts'

/** Makes a writing call of the follow-up. What the form says by itself leaves the session as it is. */
export const useMove = () => {
  const react = useReaction()
  return useCallback(
    async <C extends Call>(call: C, input: InputOf<C>): Promise<Issue> => {
      const outcome = (await fetchCall(call, input)) as Sent
      const issue = issueOf(outcome)
      if (issue.kind === 'ailleurs' && outcome.status !== 200) react(call, outcome)
      return issue
    },
    [react],
  )
}
