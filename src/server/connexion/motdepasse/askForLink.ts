import {
  motdepasseoublieFormSchema,
  type MotdepasseoublieForm,
} from '#contract/connexion/motdepasseoublieForm.ts'
import { sameCourriel } from '#rules/profil/courriel.ts'
import { motDePasseOublieMail } from '../accessMails.ts'
import { queueMail } from '#server/kit/mail/queueMail.ts'
import type { Services } from '#server/services.ts'
import { heldCompte } from '#server/kit/people/comptes.ts'
import { profilOf } from '#server/kit/people/profils.ts'
import { NO_ID } from '#server/kit/identifiers.ts'
import { atSteps } from '#server/kit/atSteps.ts'
import { checkForm } from '#server/kit/checkForm.ts'
import { slowNetwork, withinLimit } from '#server/kit/limits/limits.ts'
import { newLink } from '#server/kit/session/jetons.ts'
import { checkCaptcha } from '#server/kit/captcha/newCaptcha.ts'

/** Links that one person gets in an hour at most. */
const LINKS = 3

/** Every answer comes at a multiple of this, in milliseconds: far more than looking an account up and writing a mail. */
const STEP_MS = 200

const sendLink = async (services: Services, { identifiant, courrielPrincipal }: MotdepasseoublieForm) => {
  const { db, clock } = services
  await db.transaction().execute(async (transaction) => {
    const compte = await heldCompte(transaction, identifiant)
    const { courriel_principal } = await profilOf(transaction, compte?.id ?? NO_ID)
    if (!compte || !sameCourriel(courriel_principal, courrielPrincipal)) return
    // Counted once the address is right: a stranger must not use up the holder's links.
    if (!(await withinLimit({ db: transaction, clock }, `oubli:${identifiant}`, LINKS))) return
    const url = await newLink(services, transaction, { genre: 'motdepasse', compteId: compte.id })
    await queueMail(transaction, clock().getTime(), courriel_principal, motDePasseOublieMail({ url }))
  })
  services.wakeMail()
}

/** Sends a link to change a forgotten password, if the pair of identifier and address exists: nobody is told which. */
export const askForLink = async (
  services: Services,
  given: MotdepasseoublieForm & { readonly uuid: string },
  who: string,
): Promise<void> => {
  const form = checkForm(motdepasseoublieFormSchema, given)
  await checkCaptcha(services, { uuid: given.uuid, code: form.code })
  await slowNetwork(services, 'oubli', who)
  await atSteps(STEP_MS, () => sendLink(services, form))
}
