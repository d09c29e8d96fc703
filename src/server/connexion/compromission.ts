import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { rangeOf } from '#server/kit/password/compromission/range.ts'
import type { Services } from '#server/services.ts'

const params = Type.Object({ prefix: Type.String({ pattern: '^[\\da-fA-F]{5}$' }) })

/** The embedded breach-range service, with the addresses and the format of Pwned Passwords. */
export const compromissionRoutes = (app: FastifyInstance, { random }: Services) => {
  app.get<{ Params: { prefix: string } }>(
    '/compromission/range/:prefix',
    { schema: { params } },
    (request, reply) =>
      reply
        .type('text/plain; charset=utf-8')
        .header('cache-control', 'no-store')
        .send(rangeOf(request.params.prefix, request.headers['add-padding'] === 'true', random)),
  )
}
