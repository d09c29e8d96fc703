import { messageKey } from '#contract/messages.ts'
import type { Unsuccessful } from '../fetch/reaction.ts'
import { clientMessages } from '../words.ts'

/** Why what was sent was not kept: a message key or a sentence, and the fields at fault when it has some. */
export interface Refus {
  readonly message: string
  readonly champs: readonly string[]
}

/** What is said of an answer; `undefined` when what was sent is kept. */
export const refusOf = (outcome: { readonly status: unknown }): Refus | undefined => {
  const sent = outcome as { readonly status: 200 } | Unsuccessful
  if (sent.status === 200) return undefined
  if (sent.status === 0) return { message: clientMessages.sansReponse, champs: [] }
  const { erreurCode = '', champs = [] } = sent.status === 444 || sent.status === 503 ? sent.body : {}
  return { message: erreurCode || messageKey('ERREUR_INCONNUE'), champs }
}

/** The same without the fields. */
export const refusDe = (outcome: { readonly status: unknown }): string | undefined =>
  refusOf(outcome)?.message

/** Refusals that a form says by itself; the others take their row of the error catalogue too. */
export const isSaidByForm = ({ status }: { readonly status: unknown }): boolean =>
  [444, 503, 404, 0].includes(Number(status))

/** The field of a form that a refusal names. */
export const faultyField = ({ champs }: Refus, values: Readonly<Record<string, unknown>>) =>
  champs.find((champ) => champ in values)
