import type { InputOf } from '#contract/kit/call.ts'
import type { profilMotDePasse } from '#contract/profil/profilModifications.ts'
import { changementMotDePasseFormSchema } from '#contract/profil/profilForm.ts'
import { Refusal } from '#server/kit/Refusal.ts'
import { fingerprint } from '#server/kit/secrets.ts'
import type { Services } from '#server/services.ts'
import { changeCompte } from '#server/kit/people/comptes.ts'
import { inSession } from '#server/kit/session/holdSession.ts'
import { type OpenSession, renewToken } from '#server/kit/session/sessions.ts'
import { checkForm } from '#server/kit/checkForm.ts'
import { checkPresentPassword } from '#server/kit/password/checkPresent.ts'
import { acceptPassword, titulaireOf } from '#server/kit/password/newPassword.ts'
import { motDePasseModifieMail } from '../accessMails.ts'
import { mailBoth } from '#server/kit/mail/queueMail.ts'
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
  { secret, keptSession }: { readonly secret: string; readonly keptSession?: string },
): Promise<void> => {
  await changeCompte(db, compteId, { secret })
  await endSessionsOf(db, compteId, keptSession)
  await dropWaysIn(db, compteId)
  await mailBoth(services, db, compteId, motDePasseModifieMail(services.config))
}

/**
 * Changes the password of someone signed in; gives the new token of the session that goes on, the others end. Whoever recovered
 * the account meanwhile wins: their new password ended this session.
 */
export const changePassword = async (
  services: Services,
  session: OpenSession,
  body: InputOf<typeof profilMotDePasse>['body'],
): Promise<string> => {
  const { compte } = session
  const form = checkForm(changementMotDePasseFormSchema, {
    ...body,
    motDePasseConfirmation: body.motdepasseConfirmation,
  })
  await checkPresentPassword(services, compte, form.motDePasseAncien)
  const secret = await acceptPassword(services, form.motDePasse, titulaireOf(compte))
  const token = await inSession(services, session, async (db, { id }) => {
    const renewed = await renewToken(db, session)
    if (renewed === undefined) throw new Refusal('sessionTerminee')
    await replacePassword(services, db, id, { secret, keptSession: fingerprint(renewed) })
    return renewed
  })
  services.wakeMail()
  return token
}
