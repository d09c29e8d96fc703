import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from '../../Refusal.ts'
import { REPORTS_PATH } from './reports.ts'
import type { Config } from '#server/config.ts'
import type { Services } from '#server/services.ts'
import type { Published } from '../../published.ts'
import { isProbe } from '../../health/routes.ts'

/** A request with two hosts may be for one to whoever handed it on, and for the other here (RFC 9112, §3.2: refused). */
const hasSeveralHosts = ({ raw: { rawHeaders } }: FastifyRequest): boolean => {
  let hosts = 0
  for (let rank = 0; rank < rawHeaders.length; rank += 2)
    if (rawHeaders[rank]?.length === 4 && rawHeaders[rank]?.toLowerCase() === 'host') hosts += 1
  return hosts > 1
}

/**
 * Whether a request says to be for this portal, by its `Host` or by what a trusted proxy tells of it. Probes may use an
 * address of the machine.
 */
export const isForUs = (request: FastifyRequest, { isHost }: Config): boolean =>
  !hasSeveralHosts(request) && (isHost(request.host) || isProbe(request.url.split('?', 1)[0] ?? ''))

const originOf = (address: string | undefined): string[] =>
  address === undefined ? [] : [new URL(address).origin]

const list = (...sources: readonly string[]) => [...new Set(sources)].join(' ')

type Reglages = Published['configuration']

/** The portal reaches no other host than its own, but for the services that are configured, each where it is needed. */
const policyOf = ({ urlCompromission, matomo, urlPartageEcran }: Config, { urlApiMesap }: Reglages) => {
  const measure = originOf(matomo?.url)
  const sharing = originOf(urlPartageEcran)
  const messaging = originOf(urlApiMesap)
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
    `connect-src ${list("'self'", ...originOf(urlCompromission), ...messaging, ...scripts, ...sockets)}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    // Scripts of others are not written for it.
    ...(scripts.length === 0 ? ["require-trusted-types-for 'script'", 'trusted-types portail'] : []),
    `report-uri ${REPORTS_PATH}`,
    'report-to csp',
  ].join('; ')
}

/** What a page has inside, by its hashes. */
interface Inline {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

/** A content policy that also lets what a page has inside run and apply. */
export const admitting = (policy: string, { scripts, styles }: Inline): string =>
  policy
    .replace("script-src 'self'", list("script-src 'self'", ...scripts))
    .replace("style-src 'self'", list("style-src 'self'", ...styles))

/** Security headers of every answer. */
export const headersFor = (config: Config, reglages: Reglages = {}): Readonly<Record<string, string>> => ({
  'content-security-policy': policyOf(config, reglages),
  'reporting-endpoints': `csp="${REPORTS_PATH}"`,
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

/** Security headers on every answer; other hosts than ours, and cross-site writes, refused. */
export const setUpSecurity = (app: FastifyInstance, { config, published }: Services) => {
  const alone = headersFor(config)
  let kept = { reglages: {} as Reglages, headers: alone }
  /** Without an answer of the base, what the environment says still holds. */
  const headersNow = async () => {
    const reglages = await published().then(
      ({ configuration }) => configuration,
      () => undefined,
    )
    if (!reglages) return alone
    if (kept.reglages !== reglages) kept = { reglages, headers: headersFor(config, reglages) }
    return kept.headers
  }
  app.addHook('onRequest', async (request, reply) => {
    void reply.headers(await headersNow())
    if (!isForUs(request, config)) throw new Refusal('requeteMalFormee', { champs: ['hote'] })
    if (!READING.has(request.method) && isCrossSite(request, config)) throw new Refusal('origineRefusee')
  })
}
