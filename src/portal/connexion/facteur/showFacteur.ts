import type { connexion } from '#contract/connexion/connexion.ts'
import { secondfacteur } from '#contract/connexion/facteurs/secondFacteur.ts'
import { failures } from '#contract/kit/failures.ts'
import type { Outcome } from '#portal/client/fetch/fetchCall.ts'
import { leadsAway } from '#portal/client/fetch/reaction.ts'
import type { Send } from '#portal/client/call/useSend.ts'
import { refusDe } from '#portal/client/call/refus.ts'
import type { Shown } from '#portal/form/preuve/Proving.ts'
import { verdictOf, type SignInVerdict } from '../connexion.ts'

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
