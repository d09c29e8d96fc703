import { purge } from '../purge.ts'
import type { Services } from '../services.ts'
import type { Output } from './Output.ts'

/** Deletes what has passed its retention, as the server does every ten minutes. */
export const purgeNow = async (services: Services, { say }: Output): Promise<void> => {
  await purge(services)
  say('Ce qui a passé sa durée de conservation est effacé.')
}
