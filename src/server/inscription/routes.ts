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
import { give } from '#server/kit/http/answer.ts'
import { confirmIdentity, ibanChallenge } from './identite/confirmIdentity.ts'

/** Creation of an account, from the identity to the link of the e-mail. */
export const inscriptionRoutes = (app: FastifyInstance, services: Services) => {
  give(app, services, inscriptionIdentite, ({ body }, { request }) =>
    startInscription(services, body, whoAsks(services, request)),
  )

  give(app, services, inscriptionVerification, async ({ body }, { request }) => ({
    mode: await verifyInscription(services, body, whoAsks(services, request)),
  }))

  give(app, services, inscription, ({ body }) => submitInscription(services, body))

  give(app, services, inscriptionRenvoi, async ({ body: { inscriptionId } }) => ({
    attenteRenvoi: await resendInscription(services, inscriptionId),
  }))

  give(app, services, validerinscription, async ({ body: { validationInscription } }, { request }) => {
    request.acteDe = await validateInscription(services, validationInscription)
  })
}

/** Who one is, confirmed by four digits of the IBAN. */
export const identiteRoutes = (app: FastifyInstance, services: Services) => {
  give(app, services, recupereriban, ({ query: { evenementId } }, { session }) =>
    ibanChallenge(services, session.compte, evenementId),
  )

  give(app, services, verifieriban, ({ query, body }, { session, request }) =>
    confirmIdentity(services, session, { ...query, ...body }, whoAsks(services, request)),
  )
}
