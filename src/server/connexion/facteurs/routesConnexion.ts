import { connexionCle, defiCle, secondfacteur } from '#contract/connexion/facteurs/secondFacteur.ts'
import type { FastifyInstance } from 'fastify'
import { answer } from '#server/kit/http/answer.ts'
import { slowNetwork } from '#server/kit/limits/limits.ts'
import type { Services } from '#server/services.ts'
import { whoAsks } from '#server/kit/session/browserCookie.ts'
import { visitorOf } from '#server/kit/session/browserName.ts'
import { openBrowser } from '../sessionCookie.ts'
import { askSignature } from './clesAcces.ts'
import { showFacteur, signInByCle } from './secondFacteur.ts'

/** Signing in by an access key alone, or by a second factor after the password. */
export const secondFacteurRoutes = (app: FastifyInstance, services: Services) => {
  answer(app, services, secondfacteur, async ({ body }, context) => {
    const { request } = context
    const signedIn = await showFacteur(services, body, visitorOf(request).navigateur, (compteId) => {
      request.acteDe = compteId
    })
    return { status: 200, body: await openBrowser(services, signedIn, context) }
  })

  answer(app, services, defiCle, async (_, { request }) => {
    await slowNetwork(services, 'cleacces', whoAsks(services, request))
    return { status: 200, body: await askSignature(services) }
  })

  answer(app, services, connexionCle, async ({ body }, context) => {
    const signedIn = await signInByCle(services, body.cle, visitorOf(context.request).navigateur)
    return { status: 200, body: await openBrowser(services, signedIn, context) }
  })
}
