import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '#server/config.ts'
import { readCookie } from '#server/kit/session/browserCookie.ts'
import { PASSAGE_MS, type Passage } from './protocol.ts'

const nameOf = ({ secureCookies }: Config) => (secureCookies ? '__Host-franceconnect' : 'franceconnect')

const set = (reply: FastifyReply, config: Config, value: string, seconds: number) =>
  reply.header(
    'set-cookie',
    `${nameOf(config)}=${value}; HttpOnly; Path=/; SameSite=Lax; Max-Age=${seconds}${config.secureCookies ? '; Secure' : ''}`,
  )

/** Binds a passage at the provider to this browser. */
export const setPassageCookie = (reply: FastifyReply, config: Config, { state, nonce }: Passage) =>
  set(reply, config, `${state}.${nonce}`, PASSAGE_MS / 1000)

export const clearPassageCookie = (reply: FastifyReply, config: Config) => set(reply, config, '', 0)

/** The passage that this browser began. */
export const passageOf = (request: FastifyRequest, config: Config): Passage | undefined => {
  const [state, nonce] = readCookie(request, nameOf(config))?.split('.') ?? []
  return state && nonce ? { state, nonce } : undefined
}
