import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'

/** Header that carries the number of a request. */
export const NUMBER_HEADER = 'x-request-id'

/** Signs that nobody takes one for another, read aloud or on paper. */
const SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const LENGTH = 12

/** Number of a request, which a person can quote: twelve signs by four, 60 bits (`7F3K-92QM-W4TD`). */
export const newRequestNumber = (): string =>
  Array.from(randomBytes(LENGTH), (byte) => SIGNS[byte % SIGNS.length])
    .join('')
    .replaceAll(/(.{4})(?=.)/g, '$1-')

/** Gives each answer the number of its request, which every line of the log about it has too (`reqId`). */
export const setUpRequestNumber = (app: FastifyInstance) => {
  app.addHook('onRequest', async (request, reply) => {
    void reply.header(NUMBER_HEADER, request.id)
  })
}
