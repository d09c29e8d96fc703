import { object } from 'yup'
import { newPasswordFields } from '#contract/kit/checks.ts'
import { Refusal } from '#server/kit/Refusal.ts'
import type { Services } from '#server/services.ts'
import { findJeton, takeHeldJeton } from '#server/kit/session/jetons.ts'
import { checkForm } from '#server/kit/checkForm.ts'
import { compteById } from '#server/kit/people/comptes.ts'
import { acceptPassword, titulaireOf } from '#server/kit/password/newPassword.ts'
import { dropRecentFacteurs } from '../facteurs/dropRecent.ts'
import { replacePassword } from './changePassword.ts'

const schema = object({ motDePasse: newPasswordFields().motDePasse })

/** Looks at the link of a forgotten password, without using it up; gives the account that it is for. */
export const checkLink = async ({ db, clock }: Services, token: string): Promise<string> => {
  const jeton = await findJeton(db, 'motdepasse', token, clock().getTime())
  if (!jeton?.compte_id) throw new Refusal('lienMotDePasse')
  return jeton.compte_id
}

/** Changes a forgotten password: the link is used up by the change, not by a password that is refused; factors just added are removed. Gives the account. */
export const changeForgotten = async (
  services: Services,
  token: string,
  motDePasse: string,
): Promise<string> => {
  const { db, clock } = services
  const compte = await compteById(db, await checkLink(services, token))
  checkForm(schema, { motDePasse })
  const secret = await acceptPassword(services, motDePasse, titulaireOf(compte))
  const compteId = await db.transaction().execute(async (transaction) => {
    const jeton = await takeHeldJeton(transaction, 'motdepasse', token, clock().getTime())
    if (!jeton) throw new Refusal('lienMotDePasse')
    await replacePassword(services, transaction, jeton.compte_id, { secret })
    await dropRecentFacteurs(services, transaction, jeton.compte_id)
    return jeton.compte_id
  })
  services.wakeMail()
  return compteId
}
