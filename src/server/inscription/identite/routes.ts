import { recupereriban, verifieriban } from '#contract/connexion/identite.ts'
import type { FastifyInstance } from 'fastify'
import { answer } from '#server/kit/http/answer.ts'
import type { Services } from '#server/services.ts'
import { confirmIdentity, ibanChallenge } from './confirmIdentity.ts'

/** Who one is, confirmed by four digits of the IBAN. */
export const identiteRoutes = (app: FastifyInstance, services: Services) => {
  answer(app, services, recupereriban, async ({ query: { evenementId } }, { session }) => ({
    status: 200,
    body: await ibanChallenge(services, session.compte, evenementId),
  }))

  answer(app, services, verifieriban, async ({ query, body }, { session }) => {
    await confirmIdentity(services, session.compte, query.evenementId, body.ibanSaisi)
    return { status: 200, body: {} }
  })
}
