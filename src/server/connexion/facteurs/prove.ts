import { checkPresentPassword } from '#server/kit/password/checkPresent.ts'
import { Refusal } from '#server/kit/Refusal.ts'
import type { Services } from '#server/services.ts'
import type { Preuve } from '#server/kit/session/preuve.ts'
import { type OpenSession, renewToken } from '#server/kit/session/sessions.ts'
import { checkFacteur, type Shown } from './checkFacteur.ts'

/** What someone signed in proves again who they are by. */
export type Proof = Shown & { readonly motDePasse?: string | undefined }

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
