import { pacer, waited } from '#server/kit/limits/pacer.ts'
import { attemptsOf, countAttempt, giveBackAttempt } from '#server/kit/limits/throttle.ts'
import type { Db } from '#server/kit/database/Store.ts'
import type { Services } from '#server/services.ts'
import { networkOf, withinLimit } from '#server/kit/limits/limits.ts'

/** While failures of one network count together. Beyond its limit it is slowed. */
const WINDOW_MS = 10 * 60_000

/** Beyond, tries of a network come two seconds apart, and twenty seconds of them wait: what an attacker gets is as before, and nobody is shut out. */
const slowed = pacer({ gapMs: 2000, longestMs: 20_000 })

const networkKey = (network: string) => `adresse:${network}`

/** Wrong passwords of a network, in ten minutes. */
export const networkFailures = (db: Db, network: string, now: number): Promise<number> =>
  attemptsOf(db, networkKey(network), now)

/** Counts a wrong password for its network. */
export const countNetworkFailure = (db: Db, network: string, now: number): Promise<number> =>
  countAttempt(db, networkKey(network), now, WINDOW_MS)

/**
 * Makes a try wait where so many of its network failed; false when too many wait already. Those under way are no failures: many
 * people of a ministry sign in at once, and a slow machine would take them for an attacker.
 */
export const passesNetwork = async (
  { config }: Pick<Services, 'config'>,
  network: string,
  failures: number,
): Promise<boolean> =>
  failures < config.limites.echecs || waited(slowed(network, Math.round(performance.now())))

/**
 * Takes back a failure of a network, once for each account that signs in there: where many people do, some of them fail
 * first. Who has one account gains one failure by it.
 */
export const creditNetwork = async (
  db: Db,
  network: string,
  compteId: string,
  now: number,
): Promise<void> => {
  const entries = await countAttempt(db, `entree:${network}:${compteId}`, now, WINDOW_MS)
  if (entries === 1) await giveBackAttempt(db, networkKey(network))
}

/** Failures of one network in ten minutes from which a code is asked of everyone there. */
const BUSY = 20

/** Whether someone of a network may sign in by a work of their machine in the place of a code: nothing gives a doubt. */
export const takesTravail = async (
  { db, clock, published }: Pick<Services, 'db' | 'clock' | 'published'>,
  address: string,
): Promise<boolean> =>
  (await published()).captchaConnexion === 'doute' &&
  (await networkFailures(db, networkOf(address), clock().getTime())) < BUSY

/** Whether someone of a network is given a work in the place of an image: past its limit it is shown images, which it has in turn. */
export const givesTravail = async (
  services: Pick<Services, 'db' | 'clock' | 'published' | 'config'>,
  { address, who }: { readonly address: string; readonly who: string },
): Promise<boolean> =>
  (await takesTravail(services, address)) &&
  (await withinLimit(services, `travail:${who}`, services.config.limites.travaux))
