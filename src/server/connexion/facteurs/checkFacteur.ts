import { isCode, normaliseCode } from '#rules/connexion/codeFacteur.ts'
import type { SignatureCle } from '#contract/connexion/facteurs/cleAcces.ts'
import { countAttempt, giveBackAttempt } from '#server/kit/limits/throttle.ts'
import { withinLimit } from '#server/kit/limits/limits.ts'
import { mailBoth } from '#server/kit/mail/queueMail.ts'
import { Refusal } from '#server/kit/Refusal.ts'
import type { Services } from '#server/services.ts'
import type { Compte } from '#server/kit/people/comptes.ts'
import { checkSignature } from './clesAcces.ts'
import { codesLeft, takeCode } from './codesSecours.ts'
import { codeSecoursUtiliseMail, essaisFacteurMail } from './mails.ts'
import { facteursOf, takePeriod } from './store.ts'
import { openSecret, periodOf } from './totp.ts'
import { checkPresentPassword } from '#server/kit/password/checkPresent.ts'
import type { Preuve } from '#server/kit/session/preuve.ts'
import { type OpenSession, renewToken } from '#server/kit/session/sessions.ts'
import { HOUR_MS } from '#server/kit/clock.ts'

/** Wrong codes of one account in an hour, and in a day: three of a million are right at a given moment. */
const TRIES = [
  { cle: 'heure', most: 6, windowMs: HOUR_MS },
  { cle: 'jour', most: 20, windowMs: 24 * HOUR_MS },
] as const

/** What someone shows: a code of their application or of recovery, or a signature of their key. */
export interface Shown {
  readonly code?: string | undefined
  readonly cle?: SignatureCle | undefined
}

const keyOf = (id: string, cle: string) => `facteur:${cle}:${id}`

/** Counted before the code is looked at: parallel guesses do not outrun the limit. */
const countTry = async (services: Services, { id }: Compte) => {
  const { db, clock, config } = services
  const now = clock().getTime()
  for (const { cle, most, windowMs } of TRIES) {
    const tries = await countAttempt(db, keyOf(id, cle), now, windowMs)
    // Whoever tries has the password, or an open session: its owner must know.
    if (tries === most && (await withinLimit(services, `facteurmail:${id}`, 1))) {
      await mailBoth(services, db, id, essaisFacteurMail(config))
      services.wakeMail()
    }
    if (tries > most) throw new Refusal('essaisFacteur')
  }
}

const isRightTotp = async (services: Services, { id }: Compte, code: string): Promise<boolean> => {
  const { db, clock } = services
  const now = clock().getTime()
  for (const { id: facteurId, secret } of await facteursOf(db, id)) {
    const pas = secret === null ? undefined : periodOf(openSecret(services, id, secret), code, now)
    if (pas !== undefined && (await takePeriod(db, facteurId, pas, now))) return true
  }
  return false
}

const isRightSecours = async (services: Services, { id }: Compte, code: string): Promise<boolean> => {
  const { db, config } = services
  return db.transaction().execute(async (transaction) => {
    if (!(await takeCode(transaction, id, code))) return false
    const restants = await codesLeft(transaction, id)
    await mailBoth(services, transaction, id, codeSecoursUtiliseMail({ origin: config.origin, restants }))
    return true
  })
}

/** Checks that what someone shows is a factor of an account, which uses it up; refused otherwise. */
export const checkFacteur = async (
  services: Services,
  compte: Compte,
  { code = '', cle }: Shown,
): Promise<void> => {
  if (cle) {
    await checkSignature(services, services.db, cle, compte.id)
    return
  }
  const typed = normaliseCode(code)
  const secours = isCode(typed, 'secours')
  if (!secours && !isCode(typed, 'totp')) throw new Refusal('codeFacteur', { champs: ['code'] })
  await countTry(services, compte)
  const right = await (secours ? isRightSecours : isRightTotp)(services, compte, typed)
  if (!right) throw new Refusal(secours ? 'codeSecours' : 'codeFacteur', { champs: ['code'] })
  for (const { cle: window } of TRIES) await giveBackAttempt(services.db, keyOf(compte.id, window))
  if (secours) services.wakeMail()
}

/** What someone signed in proves again who they are by. */
type Proof = Shown & { readonly motDePasse?: string | undefined }

const check = async (services: Services, compte: OpenSession['compte'], proof: Proof): Promise<Preuve> => {
  if (proof.cle || proof.code !== undefined) {
    await checkFacteur(services, compte, proof)
    return 'facteur'
  }
  await checkPresentPassword(services, compte, proof.motDePasse ?? '', 'motDePasse')
  return 'motdepasse'
}

/**
 * Proves again who someone signed in is, for the sensitive acts of the next five minutes; gives the session's new token: whoever
 * had stolen the former one does not profit from it.
 */
export const prove = async (services: Services, session: OpenSession, proof: Proof): Promise<string> => {
  const preuve = await check(services, session.compte, proof)
  const token = await renewToken(services.db, session, { prouve_le: services.clock().getTime(), preuve })
  if (token === undefined) throw new Refusal('sessionTerminee')
  return token
}
