import type { FastifyInstance } from 'fastify'

/** While the server stops, each answer also ends its connection: a kept one would hold the stop back until its time limit. */
export const setUpClosing = (app: FastifyInstance) => {
  let closing = false
  app.addHook('preClose', async () => {
    closing = true
  })
  app.addHook('onSend', async (_, reply) => {
    if (closing) void reply.header('connection', 'close')
  })
}

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
