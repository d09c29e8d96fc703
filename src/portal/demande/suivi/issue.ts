import { failures } from '#contract/kit/failures.ts'
import { messageKey } from '#contract/messages.ts'
import type { Unsuccessful } from '#portal/client/call/reaction.ts'
import { suiviMessages } from './words.ts'

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
      return { kind: 'refus', message: suiviMessages.sansReponse }
    default:
      return { kind: 'ailleurs' }
  }
}
