import type { FastifyInstance } from 'fastify'
import { isProbe } from '../health/routes.ts'

/**
 * One line an answer, by route and never by address: addresses carry tokens and identifiers. What probes saw is told when it
 * changes, by `Health`.
 */
export const setUpLog = (app: FastifyInstance) => {
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none'
    request.log[isProbe(route) ? 'debug' : 'info'](
      { method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'answered',
    )
    done()
  })
}

/** Port that an application listens at; 0 before. */
export const listeningPort = ({ server }: FastifyInstance): number => {
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}
