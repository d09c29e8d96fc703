import { estimation } from '#contract/simulation/estimation.ts'
import {
  garderscenario,
  renommerscenario,
  simulateur,
  supprimerscenario,
  telechargersimulations,
} from '#contract/simulation/simulateur.ts'
import type { FastifyInstance } from 'fastify'
import { whoAsks } from '#server/kit/session/browserCookie.ts'
import type { Services } from '#server/services.ts'
import {
  type DepartPrevuDe,
  drawSimulations,
  dropScenario,
  keepScenario,
  nameScenario,
  readSimulateur,
} from './scenarios.ts'
import { hourlyCount } from '#server/kit/limits/hourlyCount.ts'
import { slowBeyond } from '#server/kit/limits/limits.ts'
import { answer, give } from '#server/kit/http/answer.ts'
import { estimate } from './estimate.ts'

/** What the simulator starts from, and the simulations that are kept: figures are computed by whoever shows them. */
export const simulateurRoutes = (app: FastifyInstance, services: Services, departPrevu: DepartPrevuDe) => {
  give(app, services, simulateur, (_, { session }) => readSimulateur(services, session.compte, departPrevu))

  give(app, services, garderscenario, ({ body }, { session }) => keepScenario(services, session, body))

  give(app, services, renommerscenario, ({ body }, { session }) => nameScenario(services, session, body))

  give(app, services, supprimerscenario, ({ body }, { session }) => dropScenario(services, session, body))

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

/** The pension function, for anyone’s program. */
export const estimationRoutes = (app: FastifyInstance, services: Services) => {
  const count = hourlyCount(services.clock)
  give(app, services, estimation, async ({ body }, { request }) => {
    const who = whoAsks(services, request)
    await slowBeyond(services.config.limites.estimations, count(who), `estimation:${who}`)
    return await estimate(services, body)
  })
}
