import type { InputOf } from '#contract/kit/call.ts'
import type { profilMotDePasse } from '#contract/profil/profilModifications.ts'
import { changementMotDePasseFormSchema } from '#contract/profil/profilForm.ts'
import { Refusal } from '#server/kit/Refusal.ts'
import { fingerprint } from '#server/kit/secrets.ts'
import type { Services } from '#server/services.ts'
import { changeCompteFrom } from '#server/kit/people/comptes.ts'
import { type OpenSession, renewToken } from '#server/kit/session/sessions.ts'
import { checkForm } from '#server/kit/checkForm.ts'
import { checkPresentPassword } from '#server/kit/password/checkPresent.ts'
import { acceptPassword, titulaireOf } from '#server/kit/password/newPassword.ts'
import { replacePassword } from './replacePassword.ts'

/** Changes the password of someone signed in; gives the new token of the session that goes on, the others end. */
export const changePassword = async (
  services: Services,
  session: OpenSession,
  body: InputOf<typeof profilMotDePasse>['body'],
): Promise<string> => {
  const { db } = services
  const { compte } = session
  const form = checkForm(changementMotDePasseFormSchema, {
    ...body,
    motDePasseConfirmation: body.motdepasseConfirmation,
  })
  await checkPresentPassword(services, compte, form.motDePasseAncien)
  const secret = await acceptPassword(services, form.motDePasse, titulaireOf(compte))
  const token = await db.transaction().execute(async (transaction) => {
    // Someone who recovered the account meanwhile wins: neither the old password nor this session is worth anything.
    const { secret: former } = compte
    const still = await changeCompteFrom(transaction, compte.id, { secret: former }, { secret })
    const renewed = still ? await renewToken(transaction, session) : undefined
    if (renewed === undefined) throw new Refusal('sessionTerminee')
    await replacePassword(services, transaction, compte.id, secret, fingerprint(renewed))
    return renewed
  })
  services.wakeMail()
  return token
}
