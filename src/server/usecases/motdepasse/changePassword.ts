import type { InputOf } from '#contract/call.ts'
import type { profilMotDePasse } from '#contract/profil.ts'
import { changementMotDePasseFormSchema } from '#contract/profilForm.ts'
import { Overload } from '../../inTurn.ts'
import { passwordMatches } from '../../password.ts'
import { Refusal } from '../../Refusal.ts'
import { newToken } from '../../secrets.ts'
import type { Services } from '../../services.ts'
import { rotateSession, type OpenSession } from '../../store/sessions.ts'
import { forgetAttempts } from '../../store/throttle.ts'
import { checkForm } from '../checkForm.ts'
import { withinLimit } from '../limits.ts'
import { acceptPassword } from './newPassword.ts'
import { replacePassword } from './replacePassword.ts'

/** Tries at the present password in an hour: a session left open must not serve to guess it. */
const TRIES = 5

/** Changes the password of someone signed in; gives the new token of the session that goes on, the others end. */
export const changePassword = async (
  services: Services,
  { compte, empreinte }: OpenSession,
  body: InputOf<typeof profilMotDePasse>['body'],
): Promise<string> => {
  const { db } = services
  const form = checkForm(changementMotDePasseFormSchema, {
    ...body,
    motDePasseConfirmation: body.motdepasseConfirmation,
  })
  const key = `ancien:${compte.id}`
  if (!(await withinLimit(services, key, TRIES))) throw new Refusal('tropDeDemandes')
  const right = await passwordMatches(form.motDePasseAncien, compte.secret).catch((error: unknown) => {
    throw error instanceof Overload ? new Refusal('serviceSature') : error
  })
  if (!right) throw new Refusal('ancienMotDePasse', { champs: ['motDePasseAncien'] })
  const secret = await acceptPassword(services, form.motDePasse)
  const token = newToken()
  await db.transaction().execute(async (transaction) => {
    await forgetAttempts(transaction, key)
    await replacePassword(services, transaction, compte.id, secret, empreinte)
    await rotateSession(transaction, empreinte, token)
  })
  services.wakeMail()
  return token
}
