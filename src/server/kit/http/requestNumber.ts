import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'

/** Header that carries the number of a request. */
export const NUMBER_HEADER = 'x-request-id'

/** Signs that nobody takes one for another, read aloud or on paper. */
const SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const LENGTH = 12

/** Chance is drawn for as many numbers at once: asking the system for each was a fifteenth of a small call. */
const AT_ONCE = 512
let drawn = Buffer.alloc(0)

const chance = (): Buffer => {
  if (drawn.length === 0) drawn = randomBytes(LENGTH * AT_ONCE)
  const taken = drawn.subarray(0, LENGTH)
  drawn = drawn.subarray(LENGTH)
  return taken
}

/** Number of a request, which a person can quote: twelve signs by four, 60 bits (`7F3K-92QM-W4TD`). */
export const newRequestNumber = (): string => {
  let number = ''
  const bytes = chance()
  for (let rank = 0; rank < LENGTH; rank += 1)
    number += (rank > 0 && rank % 4 === 0 ? '-' : '') + SIGNS[(bytes[rank] ?? 0) % SIGNS.length]
  return number
}

/** Gives each answer the number of its request, which every line of the log about it has too (`reqId`). */
export const setUpRequestNumber = (app: FastifyInstance) => {
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header(NUMBER_HEADER, request.id)
    done()
  })
}
