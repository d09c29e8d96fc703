import { connexionCle, defiCle, secondfacteur } from '#contract/connexion/facteurs/secondFacteur.ts'
import type { FastifyInstance } from 'fastify'
import { give } from '#server/kit/http/answer.ts'
import { slowNetwork } from '#server/kit/limits/limits.ts'
import type { Services } from '#server/services.ts'
import { whoAsks } from '#server/kit/session/browserCookie.ts'
import { visitorOf } from '#server/kit/session/browserName.ts'
import { openBrowser } from '../sessionCookie.ts'
import { askSignature } from './clesAcces.ts'
import { showFacteur, signInByCle } from './secondFacteur.ts'

/** Signing in by an access key alone, or by a second factor after the password. */
export const secondFacteurRoutes = (app: FastifyInstance, services: Services) => {
  give(app, services, secondfacteur, async ({ body }, context) => {
    const { request } = context
    const signedIn = await showFacteur(services, body, visitorOf(request).navigateur, (compteId) => {
      request.acteDe = compteId
    })
    return await openBrowser(services, signedIn, context)
  })

  give(app, services, defiCle, async (_, { request }) => {
    await slowNetwork(services, 'cleacces', whoAsks(services, request))
    return await askSignature(services)
  })

  give(app, services, connexionCle, async ({ body }, context) => {
    const signedIn = await signInByCle(services, body.cle, visitorOf(context.request).navigateur)
    return await openBrowser(services, signedIn, context)
  })
}
