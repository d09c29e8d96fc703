import { motDePasseModifieMail } from '../accessMails.ts'
import { mailBoth } from '#server/kit/mail/mailBoth.ts'
import type { Services } from '#server/services.ts'
import { changeCompte } from '#server/kit/people/comptes.ts'
import { dropWaysIn } from '#server/kit/session/jetons.ts'
import { endSessionsOf } from '#server/kit/session/endSessions.ts'
import type { Db } from '#server/kit/database/Store.ts'

/**
 * Puts a new secret in place, in the transaction given: every session but the one to keep ends, links sent before are
 * withdrawn, and both addresses are told. Failures at sign-in were counted with the secret: those of the old one lock nothing.
 */
export const replacePassword = async (
  services: Services,
  db: Db,
  compteId: string,
  secret: string,
  keptSession?: string,
): Promise<void> => {
  await changeCompte(db, compteId, { secret })
  await endSessionsOf(db, compteId, keptSession)
  await dropWaysIn(db, compteId)
  await mailBoth(services, db, compteId, motDePasseModifieMail(services.config))
}
