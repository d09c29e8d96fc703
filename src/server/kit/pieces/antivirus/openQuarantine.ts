import type { FastifyBaseLogger } from 'fastify'
import { openOutbox, type Outbox } from '../../outbox.ts'
import { NO_ID } from '../../identifiers.ts'
import type { Services } from '#server/services.ts'
import { analyseUnknown } from './analyseUnknown.ts'
import type { OnCondemned } from '../condemnPieces.ts'

/** Files in quarantine are looked at again this often. */
const EVERY_MS = 5 * 60_000

/**
 * Opens what looks at the files in quarantine, each time that an antivirus can. A round begins after the file on which the
 * antivirus fell silent in the one before: none holds back the others.
 */
export const openQuarantine = (
  services: Services,
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>,
  onCondemned: OnCondemned,
): Outbox => {
  let after = NO_ID
  const silenced = (pieceId: string) => {
    after = pieceId
  }
  const tell = (pieceId: string, err: unknown) =>
    log.error({ err, pieceId }, 'file in quarantine cannot be read')
  return openOutbox({
    log,
    everyMs: EVERY_MS,
    round: async (isStopped) => {
      for (const { id } of await analyseUnknown(services, onCondemned, { isStopped, after, silenced, tell }))
        log.warn({ pieceId: id }, 'infected file condemned')
    },
  })
}
