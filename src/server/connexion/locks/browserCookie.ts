import { BROWSER_COOKIE } from '#contract/connexion/session.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '#server/config.ts'
import { readCookie } from '#server/kit/http/cookies.ts'

/** How long a browser stays known, in seconds: 180 days. */
const LIFE_S = 180 * 24 * 60 * 60

const nameOf = ({ secureCookies }: Config) => (secureCookies ? BROWSER_COOKIE.secure : BROWSER_COOKIE.plain)

/** The marks that a browser brings; what they are worth is told by `knownIn`. */
export const browserMarks = (request: FastifyRequest, config: Config): string =>
  readCookie(request, nameOf(config)) ?? ''

/** Leaves the marks in a browser. */
export const keepMarks = (reply: FastifyReply, config: Config, marks: string) =>
  reply.header(
    'set-cookie',
    `${nameOf(config)}=${marks}; HttpOnly; Path=/; SameSite=Lax; Max-Age=${LIFE_S}${config.secureCookies ? '; Secure' : ''}`,
  )
