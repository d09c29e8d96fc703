import type { InputOf, SuccessOf } from '#contract/kit/call.ts'
import type { inscriptionIdentite, inscriptionVerification } from '#contract/inscription/inscription.ts'
import { identiteFormSchema, type IdentiteForm } from '#contract/inscription/inscriptionForm.ts'
import { calendarDate, dayInParis } from '#rules/calendar/dates.ts'
import { newToken } from '#server/kit/secrets.ts'
import type { Services } from '#server/services.ts'
import { addInscription, changeInscription, findInscription, type InscriptionRow } from './store.ts'
import { checkForm } from '#server/kit/checkForm.ts'
import { checkIbanDigits, hiddenIbanOf, registered } from './identite/ibanChallenge.ts'
import { slowNetwork } from '#server/kit/limits/limits.ts'
import { checkCaptcha } from '#server/kit/captcha/newCaptcha.ts'
import { Refusal } from '#server/kit/Refusal.ts'

/** How long a creation may stay under way, in milliseconds. */
export const INSCRIPTION_MS = 60 * 60_000

/** First step: who one is. Known or not, a masked IBAN comes back. */
export const startInscription = async (
  services: Services,
  given: IdentiteForm & { readonly uuid: string },
  who: string,
): Promise<SuccessOf<typeof inscriptionIdentite>> => {
  const { db, clock } = services
  const identite = checkForm(identiteFormSchema(dayInParis(clock())), given)
  await checkCaptcha(services, { uuid: given.uuid, code: identite.code })
  await slowNetwork(services, 'inscription', who)
  const claim = {
    identifiant: identite.nir,
    nom: identite.nomNaissance,
    prenom: identite.prenom,
    date_naissance: calendarDate(identite.dateNaissance),
  }
  const { iban } = await registered(services, claim)
  const inscriptionId = newToken()
  await addInscription(db, inscriptionId, { ...claim, expire_le: clock().getTime() + INSCRIPTION_MS })
  return { inscriptionId, ...(await hiddenIbanOf(services, claim, iban)) }
}

/** The creation that a browser has under way; refused once it is too old. */
export const inscriptionUnderWay = async (
  { db, clock }: Services,
  inscriptionId: string,
): Promise<InscriptionRow> => {
  const row = await findInscription(db, inscriptionId, clock().getTime())
  if (!row) throw new Refusal('inscriptionExpiree')
  return row
}

/** Second step: four digits of the IBAN prove who one is. */
export const verifyInscription = async (
  services: Services,
  { inscriptionId, ibanSaisi }: InputOf<typeof inscriptionVerification>['body'],
  who: string,
): Promise<'CONFIRME'> => {
  const row = await inscriptionUnderWay(services, inscriptionId)
  await checkIbanDigits(services, await registered(services, row), ibanSaisi, who)
  await changeInscription(services.db, row.empreinte, { mode: 'CONFIRME' })
  return 'CONFIRME'
}
