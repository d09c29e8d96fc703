import { validerinscription } from '#contract/connexion/identite.ts'
import {
  inscription,
  inscriptionIdentite,
  inscriptionRenvoi,
  inscriptionVerification,
} from '#contract/inscription/inscription.ts'
import type { FastifyInstance } from 'fastify'
import { answer } from '#server/kit/http/answer.ts'
import type { Services } from '#server/services.ts'
import { resendInscription } from './resendInscription.ts'
import { startInscription } from './startInscription.ts'
import { submitInscription } from './submitInscription.ts'
import { validateInscription } from './validateInscription.ts'
import { verifyInscription } from './verifyInscription.ts'

/** Creation of an account, from the identity to the link of the e-mail. */
export const inscriptionRoutes = (app: FastifyInstance, services: Services) => {
  answer(app, services, inscriptionIdentite, async ({ body }, { request }) => ({
    status: 200,
    body: await startInscription(services, body, request.ip),
  }))

  answer(app, services, inscriptionVerification, async ({ body: { inscriptionId, ibanSaisi } }) => ({
    status: 200,
    body: { mode: await verifyInscription(services, inscriptionId, ibanSaisi) },
  }))

  answer(app, services, inscription, async ({ body }) => ({
    status: 200,
    body: await submitInscription(services, body),
  }))

  answer(app, services, inscriptionRenvoi, async ({ body: { inscriptionId } }) => ({
    status: 200,
    body: { attenteRenvoi: await resendInscription(services, inscriptionId) },
  }))

  answer(app, services, validerinscription, async ({ body: { validationInscription } }) => {
    await validateInscription(services, validationInscription)
    return { status: 200, body: {} }
  })
}
