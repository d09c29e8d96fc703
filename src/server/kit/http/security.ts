import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from '../Refusal.ts'
import type { Config } from '#server/config.ts'

const originOf = (address: string | undefined): string[] =>
  address === undefined ? [] : [new URL(address).origin]

const list = (...sources: readonly string[]) => [...new Set(sources)].join(' ')

/** The portal reaches no other host than its own, but for the services that are configured, each where it is needed. */
const policyOf = ({ urlCompromission, matomo, urlPartageEcran }: Config) => {
  const measure = originOf(matomo?.url)
  const sharing = originOf(urlPartageEcran)
  const scripts = [...measure, ...sharing]
  // A screen is shared through a WebSocket, which an https source does not cover.
  const sockets = sharing.map((origin) => origin.replace('http', 'ws'))
  return [
    "default-src 'none'",
    `script-src ${list("'self'", ...scripts)}`,
    "style-src 'self'",
    `img-src ${list("'self'", 'data:', ...scripts)}`,
    "media-src 'self' data:",
    "font-src 'self'",
    `connect-src ${list("'self'", ...originOf(urlCompromission), ...scripts, ...sockets)}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** Security headers of every answer. */
export const headersFor = (config: Config): Readonly<Record<string, string>> => ({
  'content-security-policy': policyOf(config),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  ...(config.origin.startsWith('https:') && {
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
  }),
})

const READING = new Set(['GET', 'HEAD', 'OPTIONS'])

/** True when the browser says that another site made the request; without `Sec-Fetch-Site`, `Origin` tells. */
export const isCrossSite = (request: FastifyRequest, config: Config): boolean => {
  const site = request.headers['sec-fetch-site']
  if (site !== undefined) return site !== 'same-origin' && site !== 'none'
  const { origin } = request.headers
  return origin !== undefined && origin !== config.origin && URL.parse(origin)?.host !== request.headers.host
}

/** Security headers on every answer, and cross-site writes refused. */
export const setUpSecurity = (app: FastifyInstance, config: Config) => {
  const headers = headersFor(config)
  app.addHook('onRequest', async (request, reply) => {
    void reply.headers(headers)
    if (!READING.has(request.method) && isCrossSite(request, config)) throw new Refusal('origineRefusee')
  })
}
