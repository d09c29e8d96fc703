import type { SuccessOf } from '#contract/kit/call.ts'
import type { profilIban } from '#contract/profil/profilModifications.ts'
import { ibanProfilFormSchema, type IbanProfilForm } from '#contract/profil/profilForm.ts'
import { maskWholeIban } from '#rules/profil/iban.ts'
import { dayInParis } from '#rules/calendar/dates.ts'
import { ibanChangeMail } from './mails.ts'
import { queueMail } from '#server/kit/mail/queueMail.ts'
import type { Services } from '#server/services.ts'
import type { Compte } from '#server/kit/people/comptes.ts'
import { changeProfil, profilOf } from '#server/kit/people/profils.ts'
import { checkForm } from '#server/kit/checkForm.ts'
import { checkPresentPassword } from '#server/kit/password/checkPresent.ts'
import { requireConfirmed } from '#server/kit/people/rights.ts'

/** Changes the IBAN of a confirmed person, who is told at both addresses: it decides where their pay goes. */
export const changeIban = async (
  services: Services,
  compte: Compte,
  body: IbanProfilForm,
): Promise<SuccessOf<typeof profilIban>> => {
  // The register's IBAN proves who one is: someone not confirmed must not put their own in its place.
  requireConfirmed(compte)
  const { id } = compte
  const { iban1, iban2, motDePasseAncien } = checkForm(ibanProfilFormSchema, body)
  // Someone who found a session open must not have the pay sent to themselves.
  await checkPresentPassword(services, compte, motDePasseAncien)
  const { db, clock, config } = services
  const now = clock()
  const iban = iban1 + iban2
  const depuis = dayInParis(now)
  await db.transaction().execute(async (transaction) => {
    const { courriel_principal, courriel_secondaire } = await profilOf(transaction, id)
    await changeProfil(transaction, id, { iban, iban_depuis: depuis })
    for (const courriel of [courriel_principal, courriel_secondaire].filter((one) => one !== ''))
      await queueMail(transaction, now.getTime(), courriel, ibanChangeMail(config))
  })
  services.wakeMail()
  return { ibanMasque: maskWholeIban(iban), depuis }
}
