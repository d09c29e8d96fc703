import { PRESENCE_COOKIE, SESSION_COOKIE } from '#contract/connexion/session.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '#server/config.ts'
import { fingerprint } from '../secrets.ts'

const sessionCookieName = (config: Config) =>
  config.secureCookies ? SESSION_COOKIE.secure : SESSION_COOKIE.plain

/** Value of one cookie of a request. */
export const readCookie = (request: FastifyRequest, name: string): string | undefined =>
  request.headers.cookie
    ?.split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${name}=`))
    ?.slice(name.length + 1)

export const sessionToken = (request: FastifyRequest, config: Config): string | undefined =>
  readCookie(request, sessionCookieName(config)) || undefined

const setBoth = (reply: FastifyReply, config: Config, token: string, presence: string, ending: string) => {
  const attributes = `; Path=/; SameSite=Lax${config.secureCookies ? '; Secure' : ''}${ending}`
  void reply.header('set-cookie', [
    `${sessionCookieName(config)}=${token}; HttpOnly${attributes}`,
    `${PRESENCE_COOKIE}=${presence}${attributes}`,
  ])
}

/**
 * Mark of an account in the cookie of presence: tells a tab that someone else has signed in since, and nothing of who they
 * are. The same in every session of the account, so that a proof, which gives another token, closes no tab.
 */
export const presenceMark = (compteId: string): string => fingerprint(`presence ${compteId}`).slice(0, 22)

/** Gives a browser the session of an account. */
export const setSessionCookies = (reply: FastifyReply, config: Config, compteId: string, token: string) =>
  setBoth(reply, config, token, presenceMark(compteId), '')

export const clearSessionCookies = (reply: FastifyReply, config: Config) =>
  setBoth(reply, config, '', '', '; Max-Age=0')
