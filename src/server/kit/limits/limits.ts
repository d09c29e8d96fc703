/** Limits: how often someone may do what costs, or what could be guessed. */

import { Refusal } from '../Refusal.ts'
import type { Services } from '#server/services.ts'
import { setTimeout as delay } from 'node:timers/promises'
import { pacer } from './pacer.ts'
import { countAttempt } from './throttle.ts'

const HOUR_MS = 60 * 60_000

/** Requests of one kind that one network may make in an hour without an account: a ministry shares one. */
const REQUESTS_PER_NETWORK = 300

/** Network that a person's address belongs to: an IPv6 subscriber has a whole /56, counted as one. */
export const networkOf = (address: string): string => {
  if (!address.includes(':') || address.startsWith('::ffff:')) return address
  const groups = address.split('::', 1)[0]?.split(':') ?? []
  return (
    [...groups, '0', '0', '0', '0'].slice(0, 3).join(':') +
    ':' +
    (groups[3] ?? '0').padStart(4, '0').slice(0, 2)
  )
}

/** Counts one more request of a kind from a network, and says whether it is still within the limit. */
export const withinNetworkLimit = (
  services: Pick<Services, 'db' | 'clock'>,
  kind: string,
  address: string,
): Promise<boolean> => withinLimit(services, `${kind}:${networkOf(address)}`, REQUESTS_PER_NETWORK)

/** The same, refused beyond the limit. */
export const limitNetwork = async (services: Services, kind: string, address: string): Promise<void> => {
  if (!(await withinNetworkLimit(services, kind, address))) throw new Refusal('tropDeDemandes')
}

/**
 * For a kind of request by which people come in: beyond the limit of a network, its requests come a second apart, and
 * twenty seconds of them wait, so that one machine shuts it to nobody. False for one that finds too many waiting.
 */
export const slowedByNetwork = (kind: string) => {
  const slowed = pacer({ gapMs: 1000, longestMs: 20_000 })
  return async (services: Pick<Services, 'db' | 'clock'>, address: string): Promise<boolean> => {
    if (await withinNetworkLimit(services, kind, address)) return true
    const waitMs = slowed(networkOf(address), Math.round(performance.now()))
    if (waitMs === undefined) return false
    await delay(waitMs)
    return true
  }
}

/** Kilobytes that one network may send in an hour in files: 2 GB, far above what a ministry of people does. */
const KILOBYTES_PER_NETWORK = 2_000_000

/** Counts the bytes of files that a network sends, and refuses them beyond the limit of the hour. */
export const limitNetworkBytes = async (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  address: string,
  bytes: number,
): Promise<void> => {
  const kilobytes = Math.ceil(bytes / 1000)
  const key = `octets:${networkOf(address)}`
  if ((await countAttempt(db, key, clock().getTime(), HOUR_MS, kilobytes)) > KILOBYTES_PER_NETWORK)
    throw new Refusal('tropDeDemandes')
}

/** Mails that strangers may have sent to one address in an hour: a link asked for in someone else's name. */
const MAILS_PER_ADDRESS = 5

/** Counts one more mail to an address that its owner may not have asked for, and says whether it may leave. */
export const mayMail = (services: Pick<Services, 'db' | 'clock'>, courriel: string): Promise<boolean> =>
  withinLimit(services, `mail:${courriel.toLowerCase()}`, MAILS_PER_ADDRESS)

/** Counts one more act of a kind for a person, and says whether it is still within the limit of the hour. */
export const withinLimit = async (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  key: string,
  most: number,
): Promise<boolean> => (await countAttempt(db, key, clock().getTime(), HOUR_MS)) <= most
