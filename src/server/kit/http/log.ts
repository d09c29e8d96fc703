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

/** Port that an application listens at; 0 before. */
export const listeningPort = ({ server }: FastifyInstance): number => {
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}
