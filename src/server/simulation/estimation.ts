import { estimation } from '#contract/simulation/estimation.ts'
import type { FastifyInstance } from 'fastify'
import { answer } from '#server/kit/http/answer.ts'
import type { Services } from '#server/services.ts'
import { estimate } from './estimate.ts'

/** The pension function, for anyone’s program. */
export const estimationRoutes = (app: FastifyInstance, services: Services) => {
  answer(app, services, estimation, async ({ body }, { request }) => ({
    status: 200,
    body: await estimate(services, body, request.ip),
  }))
}
