import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Habilitation, initialiserhabilitation } from '#contract/connexion/habilitation.ts'
import { PRESENCE_COOKIE } from '#contract/connexion/session.ts'
import type { ReadAnswer } from '#contract/drawnPage.ts'
import type { Services } from '#server/services.ts'
import { inTurnByWhom, inTurnOfEach, Overload } from '../../turns/inTurn.ts'
import { whoAsks, readCookie } from '../../session/browserCookie.ts'
import { sessionToken } from '../cookies.ts'
import type { Asking } from './drawnPages.ts'
import { ownCallsOf, type OwnCall } from './ownCalls.ts'

/** Reads what a page needs in the way that its browser would. */
export const readingWith =
  (call: OwnCall): ReadAnswer =>
  async (address) => {
    const { status, body } = await call('GET', address)
    return status === 200 ? body : undefined
  }

/** Who asks for a page, and how it reads what it needs. */
export interface Asker {
  readonly asking: Asking
  readonly read: ReadAnswer
}

const isClosed = async ({ published }: Services) =>
  published().then(
    ({ maintenance }) => maintenance,
    () => false,
  )

/**
 * Who asks for a page at an address: someone whose session is open, by the call that the application itself would make,
 * or a visitor. Nothing when it cannot be known.
 */
export const askerOf = async (
  app: FastifyInstance,
  services: Services,
  request: FastifyRequest,
): Promise<Asker | undefined> => {
  const call = ownCallsOf(app, request)
  const [path = '', ...rest] = request.url.split('?')
  const search = rest.length === 0 ? '' : `?${rest.join('?')}`
  const asker = (facts: Omit<Asking, 'path' | 'search'>): Asker => ({
    asking: { path, search, cookies: request.headers.cookie ?? '', ...facts },
    read: readingWith(call),
  })
  if (await isClosed(services)) return asker({ closed: true })
  if (sessionToken(request, services.config) === undefined) return asker({})
  const { status, body } = await call('POST', initialiserhabilitation.path)
  if (status === 200 || status === 344) return asker({ rights: body as Habilitation })
  if (status !== 401) return undefined
  // Without the mark, its holder has left: the cookie of their session opens nothing any more, and nothing has expired.
  const ended = readCookie(request, PRESENCE_COOKIE)
  return asker(ended === undefined ? {} : { ended })
}

/** Pages of one browser, or of one network of unknown ones, that are drawn at once, and that wait. */
const OF_EACH = { atOnce: 2, waiting: 20 }
const turnOfEach = inTurnOfEach(OF_EACH)

/**
 * The same of all of them: who has many networks, as a subscriber of IPv6 may, draws no more than the processor can. A page
 * that would wait longer is sooner opened by the application.
 */
const turnOfAll = inTurnByWhom({ atOnce: 8, waiting: 120, longestMs: 3000 })

/**
 * Draws and packs a page in the turn of who asks (`whoAsks`), so that who asks for many is behind who asks for one; nothing when
 * too many wait already, of theirs or of all: the application alone opens it.
 */
export const inTurnOfAsker = <T>(
  services: Services,
  request: FastifyRequest,
  draw: () => Promise<T>,
): Promise<T | undefined> => {
  const who = whoAsks(services, request)
  const inPlace = () => turnOfAll({ who, most: OF_EACH.atOnce }, draw)
  return turnOfEach(who, inPlace).catch((error: unknown) => {
    if (error instanceof Overload) return undefined
    throw error
  })
}
