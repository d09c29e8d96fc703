import type { CustomFetch } from 'openid-client'
import { boundedBody } from '#server/kit/boundedBody.ts'
import { breakerOf } from '#server/kit/breaker.ts'
import type { Clock, Elapsed } from '#server/kit/clock.ts'
import type { Config } from '#server/config.ts'
import { FederationFault } from './FederationFault.ts'
import type { Identified, openProtocol, Passage } from './protocol.ts'
import type { FranceConnectSettings } from './settings.ts'

/** After a failure the provider is left alone for this long: nobody waits for nothing, and its button hides. */
const REST_MS = 60_000

/** Seconds given to each call. */
const LIMIT_S = 3

/** Heaviest answer that is read, in bytes: keys and identities weigh some thousands. */
const HEAVIEST = 1_000_000

/** FranceConnect as the portal uses it. Everything that fails throws a FederationFault. */
export interface FranceConnect {
  readonly issuer: string
  /** False while the provider rests after a failure. */
  readonly isActive: () => boolean
  readonly signInUrl: (passage: Passage) => Promise<URL>
  readonly identify: (returned: URL, passage: Passage) => Promise<Identified>
  readonly signOutUrl: (idToken: string, state: string) => Promise<URL>
}

/** A provider of identities: who the portal is for it, and how it is reached. */
export interface Provider {
  readonly settings: FranceConnectSettings
  readonly fetch: CustomFetch
}

interface Parts extends Provider {
  readonly origin: string
  readonly clock: Clock
  readonly elapsed: Elapsed
  readonly limitS?: number
}

/** Node's own `fetch`, in the form that openid-client wants; no answer sends it elsewhere. */
export const networkFetch: CustomFetch = (url, { body, ...options }) =>
  fetch(url, { ...options, ...(body !== undefined && { body }), redirect: 'manual' })

const TRANSIENT = new Set(['server_error', 'temporarily_unavailable'])

/** What openid-client throws says by a code what was wrong; what the provider refuses says it by `error`. */
const faultOf = (error: unknown, isDown: boolean): FederationFault => {
  if (error instanceof FederationFault) return error
  const { code, error: refusal } = (error ?? {}) as { code?: unknown; error?: unknown }
  const detail = typeof refusal === 'string' ? refusal : String(code ?? 'UNKNOWN')
  return new FederationFault(isDown || TRANSIENT.has(detail) ? 'indisponible' : 'refus', detail)
}

/** Opens FranceConnect without calling it: the provider is looked for when someone needs it. */
export const openFranceConnect = ({
  settings,
  origin,
  clock,
  elapsed,
  fetch,
  limitS = LIMIT_S,
}: Parts): FranceConnect => {
  const { isResting, guard } = breakerOf(elapsed, REST_MS)

  /** Reads each answer whole within its time limit. */
  const watched: CustomFetch = (url, options) =>
    guard(async () => {
      const answer = await fetch(url, options)
      if (answer.status >= 500) throw new FederationFault('indisponible', `STATUS_${answer.status}`)
      const body = new Uint8Array(await boundedBody(answer, HEAVIEST))
      return new Response(body, { status: answer.status, headers: answer.headers })
    })

  let protocol: Promise<ReturnType<typeof openProtocol>> | undefined
  const use = async <T>(ask: (opened: ReturnType<typeof openProtocol>) => Promise<T>): Promise<T> => {
    if (isResting()) throw new FederationFault('indisponible', 'RESTING')
    // Loaded at the first use: most starts and most people do without it.
    protocol ??= import('./protocol.ts').then((module) =>
      module.openProtocol({ settings, origin, fetch: watched, limitS, now: () => clock().getTime() }),
    )
    try {
      return await ask(await protocol)
    } catch (error) {
      throw faultOf(error, isResting())
    }
  }

  /** Before anyone has gone to the provider, whatever fails is its fault: its description cannot be read. */
  const reach = <T>(ask: (opened: ReturnType<typeof openProtocol>) => Promise<T>): Promise<T> =>
    use((opened) => guard(() => ask(opened)))

  return {
    issuer: settings.issuer,
    isActive: () => !isResting(),
    signInUrl: (passage) => reach((opened) => opened.signInUrl(passage)),
    identify: (returned, passage) => use((opened) => opened.identify(returned, passage)),
    signOutUrl: (idToken, state) => reach((opened) => opened.signOutUrl(idToken, state)),
  }
}

/** FranceConnect as it is configured; `local` stands for it otherwise, when there is one. */
export const franceConnectOf = (
  { config, clock, elapsed }: Pick<Parts, 'clock' | 'elapsed'> & { readonly config: Config },
  local: Provider | undefined,
): FranceConnect | undefined => {
  const configured = config.franceConnect && { settings: config.franceConnect, fetch: networkFetch }
  const provider = configured ?? local
  return provider && openFranceConnect({ ...provider, origin: config.origin, clock, elapsed })
}
