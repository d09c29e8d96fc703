import { useState } from 'react'
import type { Call, InputOf } from '#contract/kit/call.ts'
import { fetchCall } from '#portal/client/fetch/fetchCall.ts'
import { useReaction } from '#portal/client/call/useReaction.ts'
import { failures } from '#contract/kit/failures.ts'
import { messageKey } from '#contract/messages.ts'
import type { Unsuccessful } from '#portal/client/fetch/reaction.ts'
import { clientMessages } from '#portal/client/words.ts'

/** What the person just did, or what happened instead. */
export type Fait = 'piece' | 'annulation' | 'conflit'

/** Answer to a writing call of the follow-up. */
export type Sent = { readonly status: 200 } | Unsuccessful

/**
 * What came of it: done; someone moved the request meanwhile; refused, with a message key or a sentence; or a failure
 * that the error catalogue deals with.
 */
export type Issue =
  | { readonly kind: 'faite' | 'conflit' | 'ailleurs' }
  | { readonly kind: 'refus'; readonly message: string }

const conflicts = new Set<string>([failures.dossierAnnulation.erreurCode, failures.dossierPieces.erreurCode])

/** Reads the answer to a writing call of the follow-up. */
export const issueOf = (outcome: Sent): Issue => {
  switch (outcome.status) {
    case 200:
      return { kind: 'faite' }
    case 404:
      return { kind: 'conflit' }
    case 444:
    case 503:
      return conflicts.has(outcome.body.erreurCode)
        ? { kind: 'conflit' }
        : { kind: 'refus', message: outcome.body.erreurCode || messageKey('ERREUR_INCONNUE') }
    case 0:
      return { kind: 'refus', message: clientMessages.sansReponse }
    default:
      return { kind: 'ailleurs' }
  }
}

/** Why a sending was refused, and how many times in a row it was. */
export interface RefusDit {
  readonly message: string
  readonly rang: number
}

/** The writing call of a form of the follow-up. What the form says by itself leaves the session as it is. */
export const useMove = <Faite extends Fait>(
  faite: Faite,
  onDone: (fait: Faite | 'conflit') => Promise<void>,
) => {
  const react = useReaction()
  const [refus, setRefus] = useState<RefusDit>()
  const refuse = (message: string) => setRefus((before) => ({ message, rang: (before?.rang ?? 0) + 1 }))
  return {
    refus,
    refuse,
    move: async <C extends Call>(call: C, input: InputOf<C>) => {
      setRefus(undefined)
      const outcome = (await fetchCall(call, input)) as Sent
      const issue = issueOf(outcome)
      if (issue.kind === 'refus') refuse(issue.message)
      else if (issue.kind !== 'ailleurs') await onDone(issue.kind === 'faite' ? faite : 'conflit')
      else if (outcome.status !== 200) react(call, outcome)
    },
  }
}
