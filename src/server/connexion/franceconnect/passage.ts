import { franceconnectPaths } from '#contract/connexion/franceconnect.ts'
import { newToken } from '#server/kit/secrets.ts'
import type { Services } from '#server/services.ts'
import { addDemarrage, takeDemarrage } from './storeFederation.ts'
import type { OpenSession } from '#server/kit/session/sessions.ts'
import { pacedByNetwork } from '#server/kit/limits/limits.ts'
import { FederationFault } from './FederationFault.ts'
import type { FranceConnect } from './FranceConnect.ts'
import { PASSAGE_MS, type Identified, type Passage } from './protocol.ts'

/** Stands where a nonce would: a sign-out can never pass for a sign-in. */
const SIGN_OUT = 'deconnexion'

const franceConnectOf = ({ franceConnect }: Services): FranceConnect => {
  if (franceConnect) return franceConnect
  throw new FederationFault('indisponible', 'NOT_CONFIGURED')
}

const untilOf = ({ clock }: Services) => clock().getTime() + PASSAGE_MS

/** A browser that has a passage under way gives it up for the next: it counts once. The others are counted (`whoAsks`). */
const mayBegin = async (services: Services, who: string, former: Passage | undefined) => {
  const { db, clock } = services
  if (former && (await takeDemarrage(db, former.state, former.nonce, clock().getTime()))) return
  if (!(await pacedByNetwork(services, 'franceconnect', who)))
    throw new FederationFault('indisponible', 'TOO_MANY')
}

/** Sends someone to FranceConnect: what they must bring back is kept for ten minutes. `former` is the passage of this browser, if any. */
export const beginPassage = async (
  services: Services,
  who: string,
  former: Passage | undefined,
): Promise<{ readonly passage: Passage; readonly url: URL }> => {
  await mayBegin(services, who, former)
  const passage = { state: newToken(), nonce: newToken() }
  const url = await franceConnectOf(services).signInUrl(passage)
  await addDemarrage(services.db, passage.state, passage.nonce, untilOf(services))
  return { passage, url }
}

/** Who comes back from FranceConnect at an address, in the browser that began this passage, in time and only once. */
export const checkReturn = async (
  services: Services,
  asked: string,
  passage: Passage | undefined,
): Promise<{ readonly issuer: string; readonly identified: Identified }> => {
  const { config, db, clock } = services
  const franceConnect = franceConnectOf(services)
  // The address is ours, whatever the request line says; only what it asks is the browser's.
  const returned = new URL(`${config.origin}${franceconnectPaths.retour}`)
  returned.search = asked.split('?').slice(1).join('?')
  if (!passage) throw new FederationFault('refus', 'NO_COOKIE')
  if (returned.searchParams.get('state') !== passage.state) throw new FederationFault('refus', 'OTHER_STATE')
  if (!(await takeDemarrage(db, passage.state, passage.nonce, clock().getTime())))
    throw new FederationFault('refus', 'USED_OR_EXPIRED')
  return { issuer: franceConnect.issuer, identified: await franceConnect.identify(returned, passage) }
}

/** Where a session that came from FranceConnect also ends there; none for the others, nor while it is down. */
export const signOutUrlOf = async (
  services: Services,
  { moyen, jetonIdentite }: OpenSession,
): Promise<string | undefined> => {
  if (moyen !== 'franceconnect' || jetonIdentite === null) return undefined
  try {
    const state = newToken()
    const url = await franceConnectOf(services).signOutUrl(jetonIdentite, state)
    await addDemarrage(services.db, state, SIGN_OUT, untilOf(services))
    return url.href
  } catch (error) {
    if (error instanceof FederationFault) return undefined
    throw error
  }
}

/** Whether a return from FranceConnect ends a sign-out that the portal asked for. */
export const isSignOutReturn = ({ db, clock }: Services, state: unknown): Promise<boolean> =>
  typeof state === 'string' ? takeDemarrage(db, state, SIGN_OUT, clock().getTime()) : Promise.resolve(false)
