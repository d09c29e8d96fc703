import { createHmac, timingSafeEqual } from 'node:crypto'
import { BROWSER_COOKIE } from '#contract/connexion/session.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '#server/config.ts'
import type { Services } from '#server/services.ts'
import { networkOf } from '../limits/limits.ts'
import { DAY_MS } from '../clock.ts'

/** Value of one cookie of a request. */
export const readCookie = (request: FastifyRequest, name: string): string | undefined =>
  request.headers.cookie
    ?.split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${name}=`))
    ?.slice(name.length + 1)

/** How long a browser stays known after a sign-in, in days (docs/decisions/018). */
const LIFE_DAYS = 180
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
    `${nameOf(config)}=${marks}; HttpOnly; Path=/; SameSite=Lax; Max-Age=${(LIFE_DAYS * DAY_MS) / 1000}${config.secureCookies ? '; Secure' : ''}`,
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

/** What a cookie has of an account that a browser has signed in to. */
export interface Mark {
  readonly id: string
  /** Day of the last sign-in: each seal is over it. */
  readonly jour: string
  /** Seal for that account. */
  readonly compte: string
  /** Seal for the browser alone. */
  readonly navigateur: string
}

type Sealing = Pick<Services, 'clock' | 'key'>

/** The present day, as marks say it: days since 1 January 1970, UTC. */
export const markDay = ({ clock }: Pick<Services, 'clock'>): string =>
  String(Math.floor(clock().getTime() / DAY_MS))

/** Writes marks as a cookie holds them. */
export const writeMarks = (marks: readonly Mark[]): string =>
  marks.map(({ id, jour, compte, navigateur }) => [id, jour, compte, navigateur].join('.')).join('~')

/**
 * The marks of a cookie that still count: a copy that was taken of it is worth nothing 180 days after the sign-in that gave it,
 * whatever the program that kept it. Those of before marks had a day count no more.
 */
export const marksIn = (services: Sealing, cookie: string): Mark[] => {
  const today = Number(markDay(services))
  return cookie
    .split('~')
    .slice(0, MOST_MARKS)
    .map((mark) => {
      const [id = '', jour = '', compte = '', navigateur = ''] = mark.split('.')
      return { id, jour, compte, navigateur }
    })
    .filter(({ jour }) => {
      const age = /^\d+$/.test(jour) ? today - Number(jour) : Number.NaN
      return age >= 0 && age <= LIFE_DAYS
    })
}

/**
 * What a request is counted by, where there is no account to count by: the browser that has signed in before, whoever did,
 * else its network (docs/decisions/018). What others do behind one address holds that browser back in nothing.
 */
export const whoAsks = (services: Sealing & Pick<Services, 'config'>, request: FastifyRequest): string => {
  const { config, key } = services
  for (const { id, jour, navigateur } of marksIn(services, browserMarks(request, config)))
    if (isSameSeal(navigateur, sealOf(key, id, jour))) return `navigateur:${id}`
  return networkOf(request.ip)
}
