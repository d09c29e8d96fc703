import { PRESENCE_COOKIE, SESSION_COOKIE, SUITE_COOKIE } from '#contract/connexion/session.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '#server/config.ts'
import { fingerprint } from '../secrets.ts'
import { readCookie } from '../session/browserCookie.ts'

const sessionCookieName = (config: Config) =>
  config.secureCookies ? SESSION_COOKIE.secure : SESSION_COOKIE.plain

const suiteCookieName = (config: Config) => (config.secureCookies ? SUITE_COOKIE.secure : SUITE_COOKIE.plain)

/** What says that a suite is that of a session: the suite of another counts for nothing beside it. */
const bond = (first: string): string => fingerprint(`suite ${first}`).slice(0, 22)

/** Token of the session of a browser: what its sign-in gave it, completed by what a proof or a new password gave since. */
export const sessionToken = (request: FastifyRequest, config: Config): string | undefined => {
  const first = readCookie(request, sessionCookieName(config))
  if (!first) return undefined
  const [of, suite] = readCookie(request, suiteCookieName(config))?.split('.') ?? []
  return suite && of === bond(first) ? `${first}.${suite}` : first
}

const attributesOf = ({ secureCookies }: Config) => `; Path=/; SameSite=Lax${secureCookies ? '; Secure' : ''}`

/**
 * Mark of an account in the cookie of presence: tells a tab that someone else has signed in since, and nothing of who they
 * are. The same in every session of the account, so that a proof, which gives another token, closes no tab.
 */
export const presenceMark = (compteId: string): string => fingerprint(`presence ${compteId}`).slice(0, 22)

/** Gives a browser the session of an account, which has just signed in: no other answer puts one there, nor takes one back. */
export const setSessionCookies = (reply: FastifyReply, config: Config, compteId: string, token: string) => {
  void reply.header('set-cookie', [
    `${sessionCookieName(config)}=${token}; HttpOnly${attributesOf(config)}`,
    `${PRESENCE_COOKIE}=${presenceMark(compteId)}${attributesOf(config)}`,
  ])
}

/**
 * Gives a browser the new token of its session (`renewedToken`). Late, once someone else has signed in there, it changes nothing
 * for them: it is bound to what the browser had.
 */
export const setRenewedToken = (reply: FastifyReply, config: Config, token: string) => {
  const [first = '', suite = ''] = token.split('.')
  void reply.header(
    'set-cookie',
    `${suiteCookieName(config)}=${bond(first)}.${suite}; HttpOnly${attributesOf(config)}`,
  )
}

/** Takes away the mark of presence of a browser that runs no script, where nothing reads it; scripts take their own. */
export const clearPresence = (reply: FastifyReply, config: Config) => {
  void reply.header('set-cookie', `${PRESENCE_COOKIE}=${attributesOf(config)}; Max-Age=0`)
}
