import { franceconnectPaths } from '#contract/connexion/franceconnect.ts'
import { type MessageKey, messageKey } from '#contract/messages.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type FaultKind, FederationFault } from './FederationFault.ts'
import { beginPassage, checkReturn, isSignOutReturn } from './passage.ts'
import { clearPassageCookie, passageOf, setPassageCookie } from './passageCookie.ts'
import { signInByFranceConnect } from './signInByFranceConnect.ts'
import { visitorOf } from '#server/kit/session/browserName.ts'
import { sessionToken, setSessionCookies } from '#server/kit/http/cookies.ts'
import { noteAct } from '#server/kit/http/noteAct.ts'
import { Refusal } from '#server/kit/Refusal.ts'
import type { Services } from '#server/services.ts'
import { browserMarks, keepMarks, whoAsks } from '#server/kit/session/browserCookie.ts'
import { markedWith } from '../locks/knownBrowser.ts'
import { endBrowserSession } from '../sessionCookie.ts'

const messageOfFault: Readonly<Record<FaultKind, MessageKey>> = {
  refus: messageKey('FRANCECONNECT_REFUS'),
  niveau: messageKey('FRANCECONNECT_NIVEAU'),
  indisponible: messageKey('FRANCECONNECT_INDISPONIBLE'),
}

const messageOfUnmatched = {
  aucun: messageKey('DAC_IDENTIFICATION_ABSENTE'),
  plusieurs: messageKey('DAC_PLUSIEURS_COMPTES'),
} as const

const goTo = (reply: FastifyReply, url: string) =>
  reply.header('cache-control', 'no-store').redirect(url, 303)

const home = (message: MessageKey) => `/accueilnonconnecte?message=${message}`

/** The log says what kind of fault it was, never what came with it. */
const refuse = (request: FastifyRequest, reply: FastifyReply, error: unknown) => {
  if (!(error instanceof FederationFault)) throw error
  request.log.info({ kind: error.kind, detail: error.detail }, 'FranceConnect sign-in refused')
  return goTo(reply, home(messageOfFault[error.kind]))
}

/**
 * Whether a person goes to an address from here: not a picture or a frame of another site, nor a link of it, which would
 * start passages in their name. A browser that does not tell (`Sec-Fetch-*`) is believed.
 */
const isOwnNavigation = ({ headers }: FastifyRequest): boolean => {
  const { 'sec-fetch-site': site, 'sec-fetch-dest': dest } = headers
  return site !== 'cross-site' && (dest === undefined || dest === 'document')
}

/** Addresses that the browser goes through to sign in and out by FranceConnect. */
export const franceconnectRoutes = (app: FastifyInstance, services: Services) => {
  const { config } = services
  const options = {
    exposeHeadRoute: false,
    config: { produces: 'text/html' },
    onRequest: async () => {
      if ((await services.published()).maintenance) throw new Refusal('maintenance')
    },
  }

  app.get(franceconnectPaths.connexion, options, async (request, reply) => {
    if (!isOwnNavigation(request)) return goTo(reply, '/accueilnonconnecte')
    try {
      const { passage, url } = await beginPassage(
        services,
        whoAsks(services, request),
        passageOf(request, config),
      )
      setPassageCookie(reply, config, passage)
      return goTo(reply, url.href)
    } catch (error) {
      return refuse(request, reply, error)
    }
  })

  app.get(franceconnectPaths.retour, options, async (request, reply) => {
    clearPassageCookie(reply, config)
    try {
      const { issuer, identified } = await checkReturn(services, request.url, passageOf(request, config))
      const opened = await signInByFranceConnect(services, issuer, identified, visitorOf(request).navigateur)
      if (typeof opened === 'string') {
        request.log.info({ kind: opened }, 'FranceConnect sign-in without account')
        await noteAct(services, request, 'connexion', {
          refus: messageOfUnmatched[opened],
          objet: 'franceconnect',
        })
        return goTo(reply, home(messageOfUnmatched[opened]))
      }
      await endBrowserSession(services, sessionToken(request, config))
      setSessionCookies(reply, config, opened.compte.id, opened.token)
      keepMarks(reply, config, markedWith(services, browserMarks(request, config), opened.compte))
      await noteAct(services, request, 'connexion', { compteId: opened.compte.id, objet: 'franceconnect' })
      return goTo(reply, '/accueilconnecte?action=connexionfc')
    } catch (error) {
      return refuse(request, reply, error)
    }
  })

  app.get<{ Querystring: { state?: unknown } }>(
    franceconnectPaths.deconnexion,
    options,
    async (request, reply) => {
      if (!(await isSignOutReturn(services, request.query.state)))
        request.log.info('return from a FranceConnect sign-out that nobody asked for')
      return goTo(reply, '/accueilnonconnecte')
    },
  )
}
