import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyRequest {
    late: NodeJS.Timeout | null
  }
}

/** Longest time for any request to arrive, headers included, in milliseconds. */
const RECEIVE_MS = 15_000

/**
 * Longest time for a request with files: 10 MB take 80 s at 1 Mbit/s. Node has one limit for the whole server, which is
 * this one; the hooks below keep the short one for every request without files, and for strangers.
 */
export const FILES_MS = 180_000

const BODY_HEADERS = ['content-length', 'transfer-encoding']

/** Cuts requests whose body is long in coming. One with files passes on to its handler before its body has arrived. */
export const setUpReceiving = (app: FastifyInstance) => {
  app.decorateRequest('late', null)
  app.addHook('onRequest', (request, _, done) => {
    // One without a body has arrived whole.
    if (BODY_HEADERS.some((name) => name in request.headers)) {
      const late = setTimeout(() => request.raw.destroy(), RECEIVE_MS)
      late.unref()
      request.late = late
      request.raw.once('close', () => clearTimeout(late))
    }
    done()
  })
  app.addHook('preValidation', ({ late }, _, done) => {
    if (late) clearTimeout(late)
    done()
  })
}
