import { motDePasseModifieMail } from '../accessMails.ts'
import { queueMail } from '#server/kit/mail/queueMail.ts'
import type { Services } from '#server/services.ts'
import { changeCompte, compteById } from '#server/kit/people/comptes.ts'
import { dropJetons } from '#server/kit/session/jetons.ts'
import { profilOf } from '#server/kit/people/profils.ts'
import { endSessionsOf } from '#server/kit/session/sessions.ts'
import type { Db } from '#server/kit/database/Store.ts'
import { forgetAttempts } from '#server/kit/limits/throttle.ts'

/**
 * Puts a new secret in place, in the transaction given: every session but the one to keep ends, links sent before are
 * withdrawn, the lock of sign-in is lifted, and both addresses are told.
 */
export const replacePassword = async (
  { config, clock }: Services,
  db: Db,
  compteId: string,
  secret: string,
  keptSession?: string,
): Promise<void> => {
  await changeCompte(db, compteId, { secret })
  await endSessionsOf(db, compteId, keptSession)
  await dropJetons(db, 'motdepasse', compteId)
  const { identifiant } = await compteById(db, compteId)
  await forgetAttempts(db, `identifiant:${identifiant}`)
  const { courriel_principal, courriel_secondaire } = await profilOf(db, compteId)
  for (const courriel of [courriel_principal, courriel_secondaire].filter((one) => one !== ''))
    await queueMail(db, clock().getTime(), courriel, motDePasseModifieMail(config))
}
