import { validerinscription, recupereriban, verifieriban } from '#contract/connexion/identite.ts'
import {
  inscription,
  inscriptionIdentite,
  inscriptionRenvoi,
  inscriptionVerification,
} from '#contract/inscription/inscription.ts'
import type { FastifyInstance } from 'fastify'
import { whoAsks } from '#server/kit/session/browserCookie.ts'
import type { Services } from '#server/services.ts'
import { startInscription, verifyInscription } from './startInscription.ts'
import { resendInscription, submitInscription } from './submitInscription.ts'
import { validateInscription } from './validateInscription.ts'
import { answer } from '#server/kit/http/answer.ts'
import { confirmIdentity, ibanChallenge } from './identite/confirmIdentity.ts'

/** Creation of an account, from the identity to the link of the e-mail. */
export const inscriptionRoutes = (app: FastifyInstance, services: Services) => {
  answer(app, services, inscriptionIdentite, async ({ body }, { request }) => ({
    status: 200,
    body: await startInscription(services, body, whoAsks(services, request)),
  }))

  answer(app, services, inscriptionVerification, async ({ body }, { request }) => ({
    status: 200,
    body: { mode: await verifyInscription(services, body, whoAsks(services, request)) },
  }))

  answer(app, services, inscription, async ({ body }) => ({
    status: 200,
    body: await submitInscription(services, body),
  }))

  answer(app, services, inscriptionRenvoi, async ({ body: { inscriptionId } }) => ({
    status: 200,
    body: { attenteRenvoi: await resendInscription(services, inscriptionId) },
  }))

  answer(app, services, validerinscription, async ({ body: { validationInscription } }, { request }) => {
    request.acteDe = await validateInscription(services, validationInscription)
    return { status: 200, body: {} }
  })
}

/** Who one is, confirmed by four digits of the IBAN. */
export const identiteRoutes = (app: FastifyInstance, services: Services) => {
  answer(app, services, recupereriban, async ({ query: { evenementId } }, { session }) => ({
    status: 200,
    body: await ibanChallenge(services, session.compte, evenementId),
  }))

  answer(app, services, verifieriban, async ({ query, body }, { session, request }) => {
    await confirmIdentity(services, session, { ...query, ...body }, whoAsks(services, request))
    return { status: 200, body: {} }
  })
}
