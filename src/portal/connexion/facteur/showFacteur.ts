import type { connexion } from '#contract/connexion/connexion.ts'
import { secondfacteur } from '#contract/connexion/facteurs/secondFacteur.ts'
import { failures } from '#contract/kit/failures.ts'
import type { Outcome } from '#portal/client/fetch/fetchCall.ts'
import { leadsAway, type Unsuccessful } from '#portal/client/fetch/reaction.ts'
import type { Ask } from '#portal/client/call/useAsk.ts'
import { refusDe } from '#portal/client/call/useEnvoi.ts'
import type { Shown } from '#portal/form/preuve/Proving.ts'
import { verdictOf, type SignInVerdict } from '../connexion.ts'

/** Goes on with what came of a sign-in. */
export type Enter = (verdict: SignInVerdict) => Promise<boolean>

/** Shows the factor that a sign-in awaits, then goes on; gives the message of a refusal that may be mended. */
export const showFacteur = async (
  ask: Ask,
  jeton: string,
  { code, cle }: Shown,
  onEnter: Enter,
): Promise<string | undefined> => {
  const body = { jeton, ...(code !== undefined && { code }), ...(cle && { cle }) }
  const outcome = await ask(secondfacteur, { body })
  if (leadsAway(outcome)) return undefined
  const refused = refusDe(outcome as Unsuccessful)
  const over = refused === failures.attenteFacteur.erreurCode
  if (refused !== undefined && !over) return refused
  await onEnter(verdictOf(outcome as Outcome<typeof connexion>))
  return undefined
}
