import type { InputOf } from '#contract/kit/call.ts'
import type { inscription, InscriptionEnvoyee } from '#contract/inscription/inscription.ts'
import { coordonneesFormSchema, inscriptionFormSchema } from '#contract/inscription/inscriptionForm.ts'
import { maskCourriel } from '#rules/profil/courriel.ts'
import type { Services } from '#server/services.ts'
import { checkForm } from '#server/kit/checkForm.ts'
import { atSteps } from '#server/kit/atSteps.ts'
import { acceptPassword } from '#server/kit/password/newPassword.ts'
import { INSCRIPTION_MS, inscriptionUnderWay } from './startInscription.ts'
import { Refusal } from '#server/kit/Refusal.ts'
import { changeInscription, noteResent } from './store.ts'
import { limitHourly } from '#server/kit/limits/limits.ts'
import { type Envoi, sendInscription } from './sendInscription.ts'

/** How long to wait before the mail may be sent again, in milliseconds. */
const RESEND_MS = 60_000

/** Times that the last step of one creation may be sent: each hashes a password and sends a mail. */
const SENDS = 5

/** The step, and sending again, answer at a multiple of this, in milliseconds, whatever they find. */
const STEP_MS = 300

const submit = async (
  services: Services,
  body: InputOf<typeof inscription>['body'],
): Promise<InscriptionEnvoyee> => {
  const form = checkForm(inscriptionFormSchema, body)
  const row = await inscriptionUnderWay(services, body.inscriptionId)
  await limitHourly(services, `envoi:${row.empreinte}`, SENDS)
  const secret = await acceptPassword(services, form.motDePasse, {
    nom: row.nom,
    prenom: row.prenom,
    nir: row.identifiant,
    naissance: row.date_naissance,
  })
  const envoi = { coordonnees: coordonneesFormSchema.cast(form, { stripUnknown: true }), secret }
  const now = services.clock().getTime()
  // Kept first: if the mail cannot be written, it can be asked for again.
  await changeInscription(services.db, row.empreinte, {
    envoi: JSON.stringify(envoi),
    envoye_le: now,
    expire_le: now + INSCRIPTION_MS,
  })
  await sendInscription(services, row, envoi)
  return { courrielMasque: maskCourriel(form.courrielPrincipal), attenteRenvoi: RESEND_MS / 1000 }
}

/** Last step: contacts, password and terms. The answer is the same whoever the person is, and comes as late. */
export const submitInscription = (
  services: Services,
  body: InputOf<typeof inscription>['body'],
): Promise<InscriptionEnvoyee> => atSteps(STEP_MS, () => submit(services, body))

/** Times that one creation may be sent again in an hour. */
const RESENDS = 5

const resend = async (services: Services, inscriptionId: string): Promise<number> => {
  const row = await inscriptionUnderWay(services, inscriptionId)
  const now = services.clock().getTime()
  if (row.envoi === null || row.envoye_le === null) throw new Refusal('inscriptionExpiree')
  if (now - row.envoye_le < RESEND_MS) throw new Refusal('renvoiTropTot')
  await limitHourly(services, `renvoi:${row.empreinte}`, RESENDS)
  if (!(await noteResent(services.db, row, now))) throw new Refusal('renvoiTropTot')
  await sendInscription(services, row, JSON.parse(row.envoi) as Envoi)
  return RESEND_MS / 1000
}

/** Sends the mail of a creation again; gives the seconds to wait before the next time. */
export const resendInscription = (services: Services, inscriptionId: string): Promise<number> =>
  atSteps(STEP_MS, () => resend(services, inscriptionId))
