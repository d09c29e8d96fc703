import type { FastifyBaseLogger } from 'fastify'
import { openOutbox, type Outbox } from '../../outbox.ts'
import type { Services } from '#server/services.ts'
import { analyseUnknown, removeCondemned } from './analyseUnknown.ts'
import type { OnCondemned } from '../condemnPieces.ts'

/** Files in quarantine are looked at again this often. */
const EVERY_MS = 5 * 60_000

/** Opens what looks at the files in quarantine, each time that an antivirus can. */
export const openQuarantine = (
  services: Services,
  log: FastifyBaseLogger,
  onCondemned: OnCondemned,
): Outbox => {
  let first = true
  return openOutbox({
    log,
    everyMs: EVERY_MS,
    round: async (isStopped) => {
      if (first) await removeCondemned(services)
      first = false
      for (const { id } of await analyseUnknown(services, onCondemned, isStopped))
        log.warn({ pieceId: id }, 'infected file deleted')
    },
  })
}
