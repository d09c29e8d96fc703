import { createHmac, timingSafeEqual } from 'node:crypto'
import { BROWSER_COOKIE } from '#contract/connexion/session.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '#server/config.ts'
import { readCookie } from '#server/kit/http/cookies.ts'
import type { Services } from '#server/services.ts'
import { networkOf } from '../limits/limits.ts'

/** How long a browser stays known, in seconds: 180 days. */
const LIFE_S = 180 * 24 * 60 * 60

/** Accounts that one browser remembers: a family's. */
export const MOST_MARKS = 5

const nameOf = ({ secureCookies }: Config) => (secureCookies ? BROWSER_COOKIE.secure : BROWSER_COOKIE.plain)

/** The marks that a browser brings; what they are worth for an account is told by `knownIn`. */
export const browserMarks = (request: FastifyRequest, config: Config): string =>
  readCookie(request, nameOf(config)) ?? ''

/** Leaves the marks in a browser. */
export const keepMarks = (reply: FastifyReply, config: Config, marks: string) =>
  reply.header(
    'set-cookie',
    `${nameOf(config)}=${marks}; HttpOnly; Path=/; SameSite=Lax; Max-Age=${LIFE_S}${config.secureCookies ? '; Secure' : ''}`,
  )

/** A seal of this installation over texts that hold no « | ». */
export const sealOf = (key: string, ...sealed: readonly string[]): string =>
  createHmac('sha256', key)
    .update(['navigateur', ...sealed].join('|'))
    .digest('base64url')

/** Whether a seal that a browser brings, of any signs, is the one that it should be. */
export const isSameSeal = (brought: string, expected: string): boolean => {
  const [one, other] = [Buffer.from(brought), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}

/** What a cookie has of each account: the browser, its seal for that account, and one for the browser alone. */
export const marksIn = (cookie: string): string[] => cookie.split('~').filter((mark) => mark !== '')

/**
 * What a request is counted by, where there is no account to count by: the browser that has signed in before, whoever did,
 * else its network (docs/decisions/018). What others do behind one address holds that browser back in nothing.
 */
export const whoAsks = (
  { config, key }: Pick<Services, 'config' | 'key'>,
  request: FastifyRequest,
): string => {
  for (const mark of marksIn(browserMarks(request, config)).slice(0, MOST_MARKS)) {
    const [id = '', , seal = ''] = mark.split('.')
    if (isSameSeal(seal, sealOf(key, id))) return `navigateur:${id}`
  }
  return networkOf(request.ip)
}
