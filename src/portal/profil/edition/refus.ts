import { messageKey } from '#contract/messages.ts'
import type { Unsuccessful } from '#portal/client/fetch/reaction.ts'
import { clientMessages } from '#portal/client/words.ts'

/** What came of sending a change. */
export type Sent = { readonly status: 200 } | Unsuccessful

/** Why a change was not kept: a message key or a sentence, and the fields at fault when it has some. */
export interface Refus {
  readonly message: string
  readonly champs: readonly string[]
}

/** What the form says of an answer; `undefined` when the change is kept. */
export const refusOf = (outcome: Sent): Refus | undefined => {
  switch (outcome.status) {
    case 200:
      return undefined
    case 444:
    case 503: {
      const { erreurCode, champs = [] } = outcome.body
      return { message: erreurCode || messageKey('ERREUR_INCONNUE'), champs }
    }
    case 0:
      return { message: clientMessages.sansReponse, champs: [] }
    default:
      return { message: messageKey('ERREUR_INCONNUE'), champs: [] }
  }
}

/** The field of a form that a refusal names. */
export const faultyField = ({ champs }: Refus, values: Readonly<Record<string, unknown>>) =>
  champs.find((champ) => champ in values)

/** Refusals that the form says by itself; the others take their row of the error catalogue too. */
export const isSaidByForm = ({ status }: Sent): boolean => status === 444 || status === 503
