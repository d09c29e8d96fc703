import type { connexion } from '#contract/connexion/connexion.ts'
import { secondfacteur, connexionCle, defiCle } from '#contract/connexion/facteurs/secondFacteur.ts'
import { failures } from '#contract/kit/failures.ts'
import type { Outcome } from '#portal/client/fetch/fetchCall.ts'
import { leadsAway } from '#portal/client/fetch/reaction.ts'
import type { Send } from '#portal/client/call/useSend.ts'
import { refusDe } from '#portal/client/call/refus.ts'
import type { Shown } from '#portal/form/preuve/Proving.ts'
import { verdictOf, type SignInVerdict } from '../connexion.ts'
import { signWithKey } from '#portal/client/session/proof/accessKey.ts'
import { keyFaultMessages } from '#portal/form/preuve/words.ts'

/** Goes on with what came of a sign-in. */
export type Enter = (verdict: SignInVerdict) => Promise<boolean>

/** Shows the factor that a sign-in awaits, then goes on; gives the message of a refusal that may be mended. */
export const showFacteur = async (
  send: Send,
  jeton: string,
  { code, cle }: Shown,
  onEnter: Enter,
): Promise<string | undefined> => {
  const body = { jeton, ...(code !== undefined && { code }), ...(cle && { cle }) }
  const outcome = await send(secondfacteur, { body })
  if (leadsAway(outcome)) return undefined
  const refused = refusDe(outcome)
  const over = refused === failures.attenteFacteur.erreurCode
  if (refused !== undefined && !over) return refused
  await onEnter(verdictOf(outcome as Outcome<typeof connexion>))
  return undefined
}

/** Signs in by an access key alone, then enters; gives why it did not, unless the page is left. */
export const signInByKey = async (send: Send, onEnter: Enter): Promise<string | undefined> => {
  const asked = await send(defiCle, {})
  if (leadsAway(asked)) return undefined
  if (asked.status !== 200) return refusDe(asked)
  const cle = await signWithKey(asked.body)
  if (typeof cle === 'string') return keyFaultMessages[cle]
  const outcome = await send(connexionCle, { body: { cle } })
  if (leadsAway(outcome)) return undefined
  if (outcome.status !== 200) return refusDe(outcome)
  await onEnter(verdictOf(outcome as Outcome<typeof connexion>))
  return undefined
}
