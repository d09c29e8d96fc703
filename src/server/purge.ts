import type { FastifyBaseLogger } from 'fastify'
import { IDLE_MS, LONGEST_MS } from './http/session.ts'
import type { Services } from './services.ts'
import { purgeCaptchas } from './store/captchas.ts'
import { purgeSessions } from './store/sessions.ts'
import { purgeAttempts } from './store/throttle.ts'

const EVERY_MS = 10 * 60_000

/** Deletes what has expired: captchas, sessions, counts of attempts. */
export const purge = async ({ db, clock }: Services) => {
  const now = clock().getTime()
  await purgeCaptchas(db, now)
  await purgeAttempts(db, now)
  await purgeSessions(db, now - 2 * IDLE_MS, now - LONGEST_MS)
}

/** Purges now and then; gives the function that stops it. */
export const purgeRegularly = (services: Services, log: FastifyBaseLogger): (() => void) => {
  const timer = setInterval(() => {
    purge(services).catch((error: unknown) => log.error({ err: error }, 'purge failed'))
  }, EVERY_MS)
  timer.unref()
  return () => clearInterval(timer)
}
