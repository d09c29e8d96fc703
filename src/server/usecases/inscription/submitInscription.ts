import type { InputOf } from '#contract/call.ts'
import type { inscription, InscriptionEnvoyee } from '#contract/inscription.ts'
import { coordonneesFormSchema, inscriptionFormSchema } from '#contract/inscriptionForm.ts'
import { maskCourriel } from '#rules/courriel.ts'
import type { Services } from '../../services.ts'
import { changeInscription } from '../../store/inscriptions.ts'
import { checkForm } from '../checkForm.ts'
import { acceptPassword } from '../motdepasse/newPassword.ts'
import { inscriptionUnderWay } from './inscriptionUnderWay.ts'
import { sendInscription } from './sendInscription.ts'
import { INSCRIPTION_MS } from './startInscription.ts'

/** How long to wait before the mail may be sent again, in milliseconds. */
export const RESEND_MS = 60_000

/** Last step: contacts, password and terms. The answer is the same whoever the person is. */
export const submitInscription = async (
  services: Services,
  body: InputOf<typeof inscription>['body'],
): Promise<InscriptionEnvoyee> => {
  const form = checkForm(inscriptionFormSchema, body)
  const row = await inscriptionUnderWay(services, body.inscriptionId)
  const secret = await acceptPassword(services, form.motDePasse)
  const envoi = { coordonnees: coordonneesFormSchema.cast(form, { stripUnknown: true }), secret }
  const now = services.clock().getTime()
  await sendInscription(services, row, envoi)
  await changeInscription(services.db, row.empreinte, {
    envoi: JSON.stringify(envoi),
    envoye_le: now,
    expire_le: now + INSCRIPTION_MS,
  })
  return { courrielMasque: maskCourriel(form.courrielPrincipal), attenteRenvoi: RESEND_MS / 1000 }
}
