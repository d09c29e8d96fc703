import { useCallback } from 'react'
import type { Call, InputOf } from '#contract/kit/call.ts'
import { fetchCall, type Outcome } from '../fetch/fetchCall.ts'
import { leadsAway, type Unsuccessful } from '../fetch/reaction.ts'
import { isSaidByForm } from './refus.ts'
import { useReaction } from './useReaction.ts'

const useSending = (takesItsRow: (outcome: Unsuccessful) => boolean) => {
  const react = useReaction()
  return useCallback(
    async <C extends Call>(call: C, input: InputOf<C>): Promise<Outcome<C>> => {
      const outcome = await fetchCall(call, input)
      const sent = outcome as { readonly status: 200 } | Unsuccessful
      if (sent.status !== 200 && takesItsRow(sent)) react(call, sent)
      return outcome
    },
    [react, takesItsRow],
  )
}

export type Send = ReturnType<typeof useSending>

const always = () => true

/** Makes a call on demand; its failure takes its row of the catalogue, and the outcome comes back for the screen. */
export const useSend = (): Send => useSending(always)

/** Makes a call of a dialog, which says what fails there; what leads elsewhere takes its row of the catalogue. */
export const useDialogSend = (): Send => useSending(leadsAway)

const isNotSaidByForm = (outcome: Unsuccessful) => !isSaidByForm(outcome)

/** Makes a call of a form. What the form says by itself leaves the session as it is: nothing typed is lost. */
export const useFormSend = (): Send => useSending(isNotSaidByForm)
