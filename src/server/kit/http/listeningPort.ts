import type { FastifyInstance } from 'fastify'

/** Port that an application listens at; 0 before. */
export const listeningPort = ({ server }: FastifyInstance): number => {
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}
