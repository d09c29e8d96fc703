import type { FastifyInstance } from 'fastify'
import type { Services } from '#server/services.ts'

const PATH = '/.well-known/security.txt'

/** How long what is said may be trusted, in days: less than a year (RFC 9116, §2.5.5). */
const DAYS = 180

/** Says to whom a vulnerability is reported: by the contact page while no other address is configured. */
export const securiteRoutes = (
  app: FastifyInstance,
  { config, clock }: Pick<Services, 'config' | 'clock'>,
) => {
  const { origin, contactSecurite = `${origin}/contact` } = config
  app.get(PATH, (_, reply) => {
    const expires = new Date(clock().getTime() + DAYS * 24 * 3600 * 1000)
    return reply
      .type('text/plain; charset=utf-8')
      .send(
        [
          `Contact: ${contactSecurite}`,
          `Expires: ${expires.toISOString()}`,
          'Preferred-Languages: fr, en',
          `Canonical: ${origin}${PATH}`,
          '',
        ].join('\n'),
      )
  })
}
