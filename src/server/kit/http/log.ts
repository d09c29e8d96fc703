import type { FastifyInstance } from 'fastify'
import { healthPaths } from '../health/routes.ts'

/** Probes come every few seconds: what they saw is told when it changes, by `Health`. */
const probes = new Set<string>(Object.values(healthPaths))

/** One line an answer, by route and never by address: addresses carry tokens and identifiers. */
export const setUpLog = (app: FastifyInstance) => {
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none'
    request.log[probes.has(route) ? 'debug' : 'info'](
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
