import { messageKey } from '#contract/messages.ts'
import { Overload } from '../turns/inTurn.ts'
import { passwordMatches } from './password.ts'
import { Refusal } from '../Refusal.ts'
import type { Services } from '#server/services.ts'
import type { Compte } from '../people/comptes.ts'
import { countAttempt, giveBackAttempt } from '../limits/throttle.ts'
import { HOUR_MS } from '../clock.ts'

/** Tries at the present password in an hour: a session left open must not serve to guess it. */
const TRIES = 5
/** Asks the present password of someone signed in, for what a stolen session must not do; refuses a wrong one. */
export const checkPresentPassword = async (
  services: Services,
  { id, secret }: Compte,
  typed: string,
  champ: 'motDePasseAncien' | 'motDePasse' = 'motDePasseAncien',
): Promise<void> => {
  const champs = [champ]
  if (typed === '')
    throw new Refusal('ancienMotDePasse', { champs, erreurCode: messageKey('SAISIE_MDP_ANCIEN_OBLIGATOIRE') })
  const key = `ancien:${id}`
  const tries = await countAttempt(services.db, key, services.clock().getTime(), HOUR_MS)
  if (tries > TRIES) throw new Refusal('tropDeDemandes')
  const right = await passwordMatches(typed, secret, id).catch((error: unknown) => {
    throw error instanceof Overload ? new Refusal('serviceSature') : error
  })
  if (!right)
    throw new Refusal('ancienMotDePasse', {
      champs,
      ...(tries === TRIES - 1 && { erreurCode: messageKey('SAISIE_MDP_ANCIEN_DERNIER') }),
    })
  await giveBackAttempt(services.db, key)
}
