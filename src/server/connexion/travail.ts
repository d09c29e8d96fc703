import { networkOf, withinLimit } from '#server/kit/limits/limits.ts'
import type { Services } from '#server/services.ts'
import { networkFailures } from './locks/network.ts'

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
