import {
  garderscenario,
  simulateur,
  supprimerscenario,
  telechargersimulations,
} from '#contract/simulation/simulateur.ts'
import type { FastifyInstance } from 'fastify'
import { answer } from '#server/kit/http/answer.ts'
import type { Services } from '#server/services.ts'
import { drawSimulations, dropScenario, keepScenario, readSimulateur } from './scenarios.ts'

/** What the simulator starts from, and the simulations that are kept: figures are computed by whoever shows them. */
export const simulateurRoutes = (app: FastifyInstance, services: Services) => {
  answer(app, services, simulateur, async (_, { session }) => ({
    status: 200,
    body: await readSimulateur(services, session.compte),
  }))

  answer(app, services, garderscenario, async ({ body }, { session }) => {
    await keepScenario(services, session.compte.id, body)
    return { status: 200, body: {} }
  })

  answer(app, services, supprimerscenario, async ({ body }, { session }) => {
    await dropScenario(services, session.compte.id, body.rang)
    return { status: 200, body: {} }
  })

  answer(app, services, telechargersimulations, async (_, { session, reply }) => {
    const body = await drawSimulations(services, session.compte)
    void reply.type('application/pdf')
    return {
      status: 200,
      body,
      headers: { 'content-disposition': 'inline; filename="simulations-retraite.pdf"' },
    }
  })
}
