import type { FastifyInstance } from 'fastify'
import { plainPage } from '../http/plainPage.ts'

/** Pages of the demonstration. */
export const demoRoutes = (app: FastifyInstance) => {
  app.get('/demo/courriels', (_, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(
        plainPage(
          'Courriels envoyés',
          ['Aucun courriel n’a été envoyé : cette version n’en envoie pas encore.'],
          '/',
        ),
      ),
  )
}
