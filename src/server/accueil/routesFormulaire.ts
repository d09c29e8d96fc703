import { lireevenement } from '#contract/accueil/evenement.ts'
import { toutlire } from '#contract/accueil/notifications.ts'
import { estAdresseInterne, formulaires } from '#contract/connexion/formulaires.ts'
import type { FastifyInstance } from 'fastify'
import { ownCallsOf } from '#server/kit/http/site/ownCalls.ts'

/** Marks an event as read, or all of them, for browsers that run no script, by the calls of the application. */
export const lectureRoutes = (app: FastifyInstance) => {
  app.post(formulaires.lecture, async (request, reply) => {
    const { evenementId, retour = '', ...rest } = (request.body ?? {}) as Readonly<Record<string, string>>
    const call = ownCallsOf(app, request)
    // What comes of it, the page that follows shows; whoever is not signed in is sent to sign in by it.
    await (evenementId === undefined
      ? call('POST', toutlire.path, rest)
      : call('POST', lireevenement.path, { evenementId }))
    const address = estAdresseInterne(retour) ? retour : '/notifications'
    return reply.code(303).header('cache-control', 'no-store').header('location', address).send()
  })
}
