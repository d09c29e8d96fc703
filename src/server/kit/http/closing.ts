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
