import type { FastifyInstance, FastifyRequest } from 'fastify'

/** What came of a call that the server made of itself. */
export interface OwnAnswer {
  readonly status: number
  readonly body: unknown
  /** Cookies that it sets. */
  readonly cookies: readonly string[]
  readonly headers: Readonly<Record<string, unknown>>
}

/** Makes a call of the API; fields are sent as a form. */
export type OwnCall = (
  method: 'GET' | 'POST',
  address: string,
  fields?: Readonly<Record<string, string>>,
) => Promise<OwnAnswer>

/** Headers that tell who makes a request, and from where. */
const TELLING = [
  'cookie',
  'host',
  'origin',
  'sec-fetch-site',
  'user-agent',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
]

const listOf = (value: string | readonly string[] | undefined): readonly string[] =>
  value === undefined ? [] : typeof value === 'string' ? [value] : value

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Who makes a request, and from where. */
const tellingOf = (request: FastifyRequest) => {
  const told = TELLING.flatMap((name) => {
    const value = request.headers[name]
    return typeof value === 'string' ? [[name, value]] : []
  })
  return {
    remoteAddress: request.socket.remoteAddress ?? request.ip,
    headers: Object.fromEntries(told) as Record<string, string>,
  }
}

/**
 * Makes calls as the browser of a request would, or as nobody at an origin: whoever may not read or do something may not
 * here either.
 */
export const ownCallsOf =
  (app: FastifyInstance, from: FastifyRequest | string): OwnCall =>
  async (method, url, fields) => {
    const told = typeof from === 'string' ? { headers: { host: new URL(from).host } } : tellingOf(from)
    const { statusCode, payload, headers } = await app.inject({
      method,
      url,
      ...told,
      headers: {
        ...told.headers,
        ...(fields && { 'content-type': 'application/x-www-form-urlencoded' }),
      },
      ...(fields && { payload: `${new URLSearchParams(fields)}` }),
    })
    return {
      status: statusCode,
      body: parsed(payload),
      cookies: listOf(headers['set-cookie']),
      headers,
    }
  }
