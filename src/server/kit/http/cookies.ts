import { PRESENCE_COOKIE, SESSION_COOKIE } from '#contract/connexion/session.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '#server/config.ts'

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

export const setSessionCookies = (reply: FastifyReply, config: Config, token: string) =>
  setBoth(reply, config, token, '1', '')

export const clearSessionCookies = (reply: FastifyReply, config: Config) =>
  setBoth(reply, config, '', '', '; Max-Age=0')
