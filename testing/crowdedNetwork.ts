import { randomInt } from 'node:crypto'
import { waitOfNetwork } from '#server/kit/limits/limits.ts'
import { countAttempt } from '#server/kit/limits/throttle.ts'
import type { TestApp } from './testApp.ts'

const HOUR_MS = 3_600_000

/** A network that is past its limit of a kind of request, of which as many wait as may: its next one is refused for now. */
export const crowdedNetwork = async (
  { services }: Pick<TestApp, 'services'>,
  kind: string,
  pace: 'demande' | 'secret' = 'demande',
): Promise<string> => {
  const { db, clock, config } = services
  // Another one each time: those that wait are known to the whole process.
  const address = `198.18.${randomInt(256)}.${randomInt(256)}`
  await countAttempt(db, `${kind}:${address}`, clock().getTime(), HOUR_MS, config.limites.demandes)
  while ((await waitOfNetwork(services, kind, address, { pace })) !== undefined);
  return address
}
