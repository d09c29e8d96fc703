import { codesConnexion, type AttenteFacteur } from '#contract/connexion/connexion.ts'
import { nirFault, normaliseNir } from '#rules/connexion/nir.ts'
import { Refusal } from '#server/kit/Refusal.ts'
import { Overload } from '#server/kit/turns/inTurn.ts'
import { hashPassword, isOutdated, passwordMatches } from '#server/kit/password/password.ts'
import type { Services } from '#server/services.ts'
import { changeCompte, heldCompte, lockCompte, type Compte } from '#server/kit/people/comptes.ts'
import { networkOf } from '#server/kit/limits/limits.ts'
import { forgetAttempts } from '#server/kit/limits/throttle.ts'
import { passwordOpens } from '#server/kit/session/preuve.ts'
import { openHeldSession } from '#server/kit/session/sessions.ts'
import type { Visitor } from '#server/kit/session/browserName.ts'
import { checkCaptcha } from '#server/kit/captcha/newCaptcha.ts'
import { awaitFacteur } from './facteurs/secondFacteur.ts'
import { knownIn } from './locks/knownBrowser.ts'
import {
  countNetworkFailure,
  creditNetwork,
  networkFailures,
  passesNetwork,
  takesTravail,
} from './locks/network.ts'
import { countSpray, passesSpray, type Spray, spraysOf } from './locks/spray.ts'
import { giveBackSignInTry, takeSignInTry, type SignInTry } from './locks/tries.ts'

export interface Credentials {
  readonly identifiant: string
  readonly secret: string
  readonly code: string
  readonly uuid: string
}

export type SignIn =
  | { readonly code: typeof codesConnexion.ok; readonly compte: Compte; readonly token: string }
  | (Aimed & { readonly code: typeof codesConnexion.indisponible | typeof codesConnexion.messageDeLaReponse })
  | (Aimed & { readonly code: typeof codesConnexion.echec; readonly essaisRestants: number })
  | (Aimed & {
      readonly code: typeof codesConnexion.messageDeLaReponse
      readonly secondFacteur: AttenteFacteur
    })
  /** `attente`: seconds before a try is looked at. */
  | (Aimed & {
      readonly code: typeof codesConnexion.echecAvecBlocage | typeof codesConnexion.bloque
      readonly attente: number
    })

interface Aimed {
  /** Account that was aimed at, when there is one: for the journal, never for who tries. */
  readonly compteId?: string | undefined
}

const overloaded: SignIn = { code: codesConnexion.indisponible }

const inSeconds = (ms: number) => Math.ceil(ms / 1000)

const refused = ({ waitMs, left }: SignInTry, compteId: string | undefined): SignIn =>
  waitMs > 0
    ? { code: codesConnexion.echecAvecBlocage, attente: inSeconds(waitMs), compteId }
    : { code: codesConnexion.echec, essaisRestants: left, compteId }

/** Tries left to who fails for the first time: with fewer, there was a failure already. */
const LEFT_AT_FIRST = 2

/** Counts a wrong password: for its network, and for the same tried on other accounts. */
const countFailure = async (services: Services, spray: Spray, now: number): Promise<void> => {
  await countNetworkFailure(services.db, spray.network, now)
  await countSpray(services, spray)
}

/** Who enters, when, and what their tries are counted by. */
interface Entering {
  readonly navigateur: string
  readonly who: string
  readonly now: number
  readonly keys: readonly string[]
}

/**
 * Opens a session, unless the password was replaced while it was being checked, or has it wait for the second factor of
 * who has one, or is refused where the administration takes no password alone. One kept under old parameters is kept anew. The
 * tries before are counted no more: by the same commit, since each is a wait for the disk.
 */
const enter = async (
  services: Services,
  compte: Compte,
  given: Credentials,
  { navigateur, who, now, keys }: Entering,
): Promise<SignIn | undefined> => {
  const { id, secret } = compte
  const kept = isOutdated(secret) ? await hashPassword(given.secret, who) : secret
  const opens = await passwordOpens(services, compte)
  return services.db.transaction().execute(async (transaction): Promise<SignIn | undefined> => {
    const held = await lockCompte(transaction, id)
    if (held.secret !== secret) return undefined
    await forgetAttempts(transaction, keys)
    if (kept !== secret) await changeCompte(transaction, id, { secret: kept })
    const secondFacteur = await awaitFacteur(services, transaction, id)
    if (secondFacteur) return { code: codesConnexion.messageDeLaReponse, secondFacteur }
    if (!opens) return { code: codesConnexion.messageDeLaReponse }
    const token = await openHeldSession(transaction, held, { moyen: 'motdepasse', navigateur }, now)
    return { code: codesConnexion.ok, compte: { ...held, secret: kept }, token }
  })
}

/**
 * Signs in by identifier and password. The try is counted before the secret is looked at, so that parallel guesses
 * cannot outrun the wait; unknown and malformed identifiers are counted, held back and timed like known ones. A browser
 * that has signed in to the account before (`marks`) has its own count: neither its network nor its password slows it.
 */
export const signIn = async (
  services: Services,
  given: Credentials,
  { address, navigateur, marks }: Visitor & { readonly marks: string },
): Promise<SignIn> => {
  const { db, clock } = services
  const by = await checkCaptcha(services, given, await takesTravail(services, address))
  const now = clock().getTime()
  const identifiant = normaliseNir(given.identifiant)
  const network = networkOf(address)
  const spray = { network, secret: given.secret }
  // At once, they are asked of the base in one packet.
  const [compte, failed, sprays] = await Promise.all([
    nirFault(identifiant) ? undefined : heldCompte(db, identifiant),
    networkFailures(db, network, now),
    spraysOf(services, spray),
  ])
  const { secret, deblocages } = compte ?? { secret: '', deblocages: 0 }
  const browser = compte && knownIn(services, marks, compte)
  const isUnknown = browser === undefined
  const who = browser ?? network
  const failures = isUnknown ? failed : 0
  const passes = async () =>
    (await passesSpray(services, spray, sprays)) && (await passesNetwork(services, network, failures))
  if (isUnknown && !(await passes())) return overloaded
  const one = await takeSignInTry(db, { identifiant, secret, deblocages, network, browser }, now)
  if (!one.taken) return { code: codesConnexion.bloque, attente: inSeconds(one.waitMs), compteId: compte?.id }
  if (by === 'travail' && one.left < LEFT_AT_FIRST) {
    await giveBackSignInTry(db, one.keys)
    throw new Refusal('captchaInvalide')
  }
  try {
    if (!(await passwordMatches(given.secret, compte?.secret, who)) || !compte) {
      if (isUnknown) await countFailure(services, spray, now)
      return refused(one, compte?.id)
    }
    const entered = await enter(services, compte, given, { navigateur, who, now, keys: one.keys })
    if (!entered) return refused(one, compte.id)
    // Most networks have no failure to take back: a sign-in there writes nothing of it.
    if (failures > 0) await creditNetwork(db, network, compte.id, now)
    return entered
  } catch (error) {
    if (!(error instanceof Overload)) throw error
    await giveBackSignInTry(db, one.keys)
    return overloaded
  }
}
