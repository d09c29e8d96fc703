/** Limits: how often someone may do what costs, or what could be guessed. */

import { Refusal } from '../Refusal.ts'
import type { Config } from '#server/config.ts'
import { HOUR_MS, type Clock } from '../clock.ts'
import type { Db } from '../database/Store.ts'
import { pacer, waited } from './pacer.ts'
import { countAttempt } from './throttle.ts'

/** Some proxies tell, beside the address of a client, its port, which each connection changes. */
const WITH_PORT = /^(?:\[(?<six>[^\]]+)\]|(?<four>[\d.]+))(?::\d+)?$/

/** Network that a person's address belongs to: an IPv6 subscriber has a whole /56, counted as one. */
export const networkOf = (told: string): string => {
  const { six, four } = WITH_PORT.exec(told)?.groups ?? {}
  const address = six ?? four ?? told
  if (!address.includes(':') || address.startsWith('::ffff:')) return address
  const groups = address.split('::', 1)[0]?.split(':') ?? []
  return (
    [...groups, '0', '0', '0', '0'].slice(0, 3).join(':') +
    ':' +
    (groups[3] ?? '0').padStart(4, '0').slice(0, 2)
  )
}

/** What counts: the store, and the moment. */
interface Counted {
  readonly db: Db
  readonly clock: Clock
}

type Counting = Counted & { readonly config: Pick<Config, 'limites'> }

/** How far apart requests of a network come beyond its limit; those that guess at a secret, further. Some of them wait. */
const paces = {
  demande: pacer({ gapMs: 1000, longestMs: 20_000 }),
  secret: pacer({ gapMs: 10_000, longestMs: 20_000 }),
}

/** Milliseconds that the next one waits among those of a key that are past its limit; undefined when too many do already. */
const turnOf = (key: string, pace: keyof typeof paces) => paces[pace](key, Math.round(performance.now()))

/**
 * Counts one more request of a kind, and gives the milliseconds that it waits when `who` (`whoAsks`) is past a limit of the
 * hour, so that one machine shuts its network to nobody; undefined for one that finds too many waiting.
 */
export const waitOfNetwork = async (
  services: Counting,
  kind: string,
  who: string,
  {
    most = services.config.limites.demandes,
    pace = 'demande',
  }: { readonly most?: number; readonly pace?: keyof typeof paces } = {},
): Promise<number | undefined> =>
  (await withinLimit(services, `${kind}:${who}`, most)) ? 0 : turnOf(`${kind}:${who}`, pace)

/** Has a request wait as long as that; false when too many wait already. */
export const pacedByNetwork = async (...given: Parameters<typeof waitOfNetwork>): Promise<boolean> =>
  waited(await waitOfNetwork(...given))

/** The same, refused for now when too many wait already. */
export const slowNetwork = async (...given: Parameters<typeof pacedByNetwork>): Promise<void> => {
  if (!(await pacedByNetwork(...given))) throw new Refusal('serviceSature')
}

/** The same of what was counted in memory: `asked` of a key came in the hour, and `most` go at once. */
export const slowBeyond = async (most: number, asked: number, key: string): Promise<void> => {
  if (asked > most && !(await waited(turnOf(key, 'demande')))) throw new Refusal('serviceSature')
}

/** Counts the bytes of files that a network sends (or a known browser), and refuses them beyond the limit of the hour. */
export const limitNetworkBytes = async (
  { db, clock, config }: Counting,
  who: string,
  bytes: number,
): Promise<void> => {
  const kilobytes = Math.ceil(bytes / 1000)
  const counted = await countAttempt(db, `octets:${who}`, clock().getTime(), HOUR_MS, kilobytes)
  if (counted > config.limites.megaoctets * 1000) throw new Refusal('tropDeDemandes')
}

/** Mails that strangers may have sent to one address in an hour: a link asked for in someone else's name. */
const MAILS_PER_ADDRESS = 20

/** Those of one number among them: one creation alone must not shut its address to the others. */
const MAILS_PER_NUMBER = 5

/** Counts one more mail about a number to an address that its owner may not have asked for, and says whether it may leave. */
export const mayMail = async (services: Counted, courriel: string, identifiant: string): Promise<boolean> => {
  const key = `mail:${courriel.toLowerCase()}`
  // What does not leave for one number counts for no other.
  return (
    (await withinLimit(services, `${key}:${identifiant}`, MAILS_PER_NUMBER)) &&
    withinLimit(services, key, MAILS_PER_ADDRESS)
  )
}

/** Counts one more act of a kind for a person, and says whether it is still within the limit of the hour. */
export const withinLimit = async ({ db, clock }: Counted, key: string, most: number): Promise<boolean> =>
  (await countAttempt(db, key, clock().getTime(), HOUR_MS)) <= most

/** Counts one more act of a kind for a person, and refuses it past the limit of the hour. @throws {Refusal} tropDeDemandes */
export const limitHourly = async (services: Counted, key: string, most: number): Promise<void> => {
  if (!(await withinLimit(services, key, most))) throw new Refusal('tropDeDemandes')
}
