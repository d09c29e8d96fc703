import { codesConnexion } from '#contract/connexion/connexion.ts'
import { nirFault, normaliseNir } from '#rules/connexion/nir.ts'
import { Overload } from '#server/kit/inTurn.ts'
import { passwordMatches } from '#server/kit/password/password.ts'
import type { Services } from '#server/services.ts'
import { changeCompteFrom, heldCompte, type Compte } from '#server/kit/people/comptes.ts'
import { networkOf } from '#server/kit/limits/limits.ts'
import { countAttempt, forgetAttempts, giveBackAttempt, holdAttempts } from '#server/kit/limits/throttle.ts'
import { endSession, openSession, type Visitor } from '#server/kit/session/sessions.ts'
import { checkCaptcha } from '#server/kit/captcha/newCaptcha.ts'
import { fingerprint } from '#server/kit/secrets.ts'

/** Failures that lock an identifier, and for how long (specification, §9; ten minutes). */
const FAILURES_THAT_LOCK = 3
const LOCK_MS = 10 * 60_000

/** Failures are counted together while no more than this has passed since the first. */
const WINDOW_MS = 60 * 60_000

/** Failures from one address: far above one person's, because a ministry shares one. */
const FAILURES_PER_ADDRESS = 300
const ADDRESS_WINDOW_MS = 10 * 60_000

export interface Credentials {
  readonly identifiant: string
  readonly secret: string
  readonly code: string
  readonly uuid: string
}

export type SignIn =
  | { readonly code: typeof codesConnexion.ok; readonly compte: Compte; readonly token: string }
  | { readonly code: Exclude<(typeof codesConnexion)[keyof typeof codesConnexion], 60 | 61> }
  | { readonly code: typeof codesConnexion.echec; readonly essaisRestants: number }

const refused = (attempt: number): SignIn =>
  attempt >= FAILURES_THAT_LOCK
    ? { code: codesConnexion.echecAvecBlocage }
    : { code: codesConnexion.echec, essaisRestants: FAILURES_THAT_LOCK - attempt }

/**
 * Signs in by identifier and password. The attempt is counted before the secret is looked at, so that parallel
 * guesses cannot outrun the lock; unknown and malformed identifiers are counted, locked and timed like known ones.
 */
export const signIn = async (
  services: Services,
  given: Credentials,
  { address, navigateur }: Visitor,
): Promise<SignIn> => {
  const { db, clock } = services
  await checkCaptcha(services, given)
  const now = clock().getTime()
  const identifiant = normaliseNir(given.identifiant)
  const key = `identifiant:${identifiant}`
  const addressKey = `adresse:${networkOf(address)}`
  if ((await countAttempt(db, addressKey, now, ADDRESS_WINDOW_MS)) > FAILURES_PER_ADDRESS)
    return { code: codesConnexion.indisponible }
  const attempt = await countAttempt(db, key, now, WINDOW_MS)
  if (attempt > FAILURES_THAT_LOCK) return { code: codesConnexion.bloque }
  if (attempt === FAILURES_THAT_LOCK) await holdAttempts(db, key, now + LOCK_MS)

  const compte = nirFault(identifiant) ? undefined : await heldCompte(db, identifiant)
  try {
    if (!(await passwordMatches(given.secret, compte?.secret)) || !compte) return refused(attempt)
  } catch (error) {
    if (!(error instanceof Overload)) throw error
    await giveBackAttempt(db, key)
    if (attempt === FAILURES_THAT_LOCK) await holdAttempts(db, key, now + WINDOW_MS)
    return { code: codesConnexion.indisponible }
  }
  if (compte.etat === 'CONFIRME' && (await services.published()).niveau === 'connexion') {
    await forgetAttempts(db, key)
    await giveBackAttempt(db, addressKey)
    return { code: codesConnexion.messageDeLaReponse }
  }
  const { id, secret } = compte
  const token = await db.transaction().execute(async (transaction) => {
    // A password replaced while this one was being checked is worth nothing any more. The write also holds the row.
    if (!(await changeCompteFrom(transaction, id, { secret }, { secret }))) return undefined
    await forgetAttempts(transaction, key)
    await giveBackAttempt(transaction, addressKey)
    return openSession(transaction, { compteId: id, moyen: 'motdepasse', navigateur }, now)
  })
  return token === undefined ? refused(attempt) : { code: codesConnexion.ok, compte, token }
}

/** Ends the session of a browser, when its cookie still has one. */
export const endSessionOf = async ({ db }: Services, token: string | undefined): Promise<void> => {
  if (token !== undefined) await endSession(db, fingerprint(token))
}
