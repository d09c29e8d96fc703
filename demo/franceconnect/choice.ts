import type { FastifyReply, FastifyRequest } from 'fastify'
import { errors, type Provider } from 'oidc-provider'
import { localAcr } from './localSettings.ts'
import { choicePage, faultPage } from './pages.ts'
import { personOf } from './people.ts'
import { SCOPES } from './provider.ts'

const send = (reply: FastifyReply, status: number, html: string) =>
  reply.code(status).type('text/html; charset=utf-8').header('cache-control', 'no-store').send(html)

/** The sign-in under way in this browser; none when it expired, or when the cookie is not there. */
const underWay = async (provider: Provider, { raw }: FastifyRequest, reply: FastifyReply) => {
  try {
    return await provider.interactionDetails(raw, reply.raw)
  } catch (error) {
    if (error instanceof errors.SessionNotFound) return undefined
    throw error
  }
}

/** Shows who one may be. */
export const showChoice = async (provider: Provider, request: FastifyRequest, reply: FastifyReply) => {
  const details = await underWay(provider, request, reply)
  return details ? send(reply, 200, choicePage(details.uid)) : send(reply, 400, faultPage())
}

const consentOf = async (provider: Provider, accountId: string, clientId: string) => {
  const grant = new provider.Grant({ accountId, clientId })
  grant.addOIDCScope(SCOPES)
  return { grantId: await grant.save() }
}

/** Goes on as the person chosen, or goes back refused. */
export const takeChoice = async (
  provider: Provider,
  request: FastifyRequest<{ Body: { choix?: string; personne?: string } }>,
  reply: FastifyReply,
) => {
  const details = await underWay(provider, request, reply)
  if (!details) return send(reply, 400, faultPage())
  const person = request.body.choix === 'refuser' ? undefined : personOf(request.body.personne)
  const result = person
    ? {
        login: { accountId: person.nir, acr: localAcr, remember: false },
        consent: await consentOf(provider, person.nir, String(details.params['client_id'])),
      }
    : { error: 'access_denied', error_description: 'User auth aborted' }
  return reply.redirect(await provider.interactionResult(request.raw, reply.raw, result), 303)
}
