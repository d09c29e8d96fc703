import { LIMITE_ENVOIS } from '#contract/documents/limites.ts'
import { dayInParis } from '#rules/calendar/dates.ts'
import { Refusal } from '#server/kit/Refusal.ts'
import type { Services } from '#server/services.ts'
import { attemptsOf, countAttempt } from '#server/kit/limits/throttle.ts'
import type { Db } from '#server/kit/database/Store.ts'
import { refuseUnlessOpen } from './envoyable.ts'

/** Longer than any day, the one of 25 hours included: a count is of one date, and no other day reads it. */
const KEPT_MS = 48 * 3_600_000

/** A second request for the same document and address within this time is a double click, in milliseconds. */
const SAME_MS = 60_000

const keyOf = (compteId: string, now: Date) => `envoimail:${compteId}:${dayInParis(now)}`

/** How many documents a person may still have sent today. */
export const remainingEnvois = async (services: Services, compteId: string): Promise<number> => {
  refuseUnlessOpen(services)
  const now = services.clock()
  const made = await attemptsOf(services.db, keyOf(compteId, now), now.getTime())
  return Math.max(0, LIMITE_ENVOIS - made)
}

/** Counts one more in the transaction of its mail: beyond the limit it is refused, and what rolls back is not counted. */
export const countEnvoi = async (db: Db, compteId: string, now: Date): Promise<void> => {
  const made = await countAttempt(db, keyOf(compteId, now), now.getTime(), KEPT_MS)
  if (made > LIMITE_ENVOIS) throw new Refusal('envoiLimite')
}

/** Whether the same document left for the same address a moment ago; remembers that it does now. */
export const isRepeated = async (
  db: Db,
  { compteId, documentUuid, courriel }: Record<'compteId' | 'documentUuid' | 'courriel', string>,
  now: Date,
): Promise<boolean> => {
  const key = `envoimail:${compteId}:${documentUuid}:${courriel}`
  return (await countAttempt(db, key, now.getTime(), SAME_MS)) > 1
}
