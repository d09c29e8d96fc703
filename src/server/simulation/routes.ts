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
import { answer } from '#server/kit/http/answer.ts'
import { estimate } from './estimate.ts'

/** What the simulator starts from, and the simulations that are kept: figures are computed by whoever shows them. */
export const simulateurRoutes = (app: FastifyInstance, services: Services, departPrevu: DepartPrevuDe) => {
  answer(app, services, simulateur, async (_, { session }) => ({
    status: 200,
    body: await readSimulateur(services, session.compte, departPrevu),
  }))

  answer(app, services, garderscenario, async ({ body }, { session }) => {
    await keepScenario(services, session, body)
    return { status: 200, body: {} }
  })

  answer(app, services, renommerscenario, async ({ body }, { session }) => {
    await nameScenario(services, session, body)
    return { status: 200, body: {} }
  })

  answer(app, services, supprimerscenario, async ({ body }, { session }) => {
    await dropScenario(services, session, body)
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

/** The pension function, for anyone’s program. */
export const estimationRoutes = (app: FastifyInstance, services: Services) => {
  const count = hourlyCount(services.clock)
  answer(app, services, estimation, async ({ body }, { request }) => {
    const who = whoAsks(services, request)
    await slowBeyond(services.config.limites.estimations, count(who), `estimation:${who}`)
    return { status: 200, body: await estimate(services, body) }
  })
}
