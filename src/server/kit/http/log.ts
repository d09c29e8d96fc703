import type { FastifyInstance } from 'fastify'

/** One line an answer, by route and never by address: addresses carry tokens and identifiers. */
export const setUpLog = (app: FastifyInstance) => {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    )
  })
}
