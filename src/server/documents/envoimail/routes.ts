import {
  demandeenvoimail,
  preparerdemandeenvoimail,
  verifiercompteurdemandeenvoimail,
} from '#contract/documents/envoimail.ts'
import type { FastifyInstance } from 'fastify'
import { answer } from '#server/kit/http/answer.ts'
import type { Services } from '#server/services.ts'
import { remainingEnvois } from './compteur.ts'
import { prepareEnvoi } from './prepareEnvoi.ts'
import { sendEnvoi } from './sendEnvoi.ts'

/** A document sent by mail to a registered address. */
export const envoimailRoutes = (app: FastifyInstance, services: Services) => {
  answer(app, services, preparerdemandeenvoimail, async ({ query }, { session }) => ({
    status: 200,
    body: await prepareEnvoi(services, session.compte, query.documentUuid),
  }))

  answer(app, services, verifiercompteurdemandeenvoimail, async (_, { session }) => ({
    status: 200,
    body: { restant: await remainingEnvois(services, session.compte.id) },
  }))

  answer(app, services, demandeenvoimail, async ({ body }, { session }) => ({
    status: 200,
    body: { courriel: await sendEnvoi(services, session, body) },
  }))
}
