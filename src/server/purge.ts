import type { FastifyBaseLogger } from 'fastify'
import { purgeActs } from './kit/audit/store.ts'
import { purgeFiles } from './kit/objects/purgeFiles.ts'
import type { Services } from './services.ts'
import { recallDrafts } from './kit/drafts/recallDrafts.ts'
import { purgeArchives } from './documents/store/archives.ts'
import { purgeCaptchas } from './kit/captcha/captchas.ts'
import { purgeCourriels } from './kit/mail/courriels.ts'
import { purgeJetons } from './kit/session/jetons.ts'
import { purgeBegun, purgeConnexions } from './kit/database/journal.ts'
import { IDLE_MS, LONGEST_MS, purgeSessions } from './kit/session/sessions.ts'
import { purgeAttempts } from './kit/limits/throttle.ts'
import { purgePieces } from './kit/pieces/removePiece.ts'

const EVERY_MS = 10 * 60_000
const DAY_MS = 86_400_000

/** Days for which sent and abandoned mails are kept: in the demonstration they still hold their text. */
const daysOfMail = (demo: boolean) => (demo ? 7 : 30)

/** Months of sign-ins that are kept. */
const JOURNAL_MONTHS = 13

/** Months for which the journal of acts is kept: what the CNIL advises for such journals, at its longest. */
const AUDIT_MONTHS = 12

const monthsBefore = (moment: Date, months: number): number =>
  new Date(moment).setUTCMonth(moment.getUTCMonth() - months)

/**
 * Deletes what has expired: captchas, sessions, counts of attempts, tokens, what was begun, archives, files attached to
 * nothing or without their document, old mails and sign-ins.
 */
export const purge = async (services: Services) => {
  const { db, clock, config } = services
  const moment = clock()
  const now = moment.getTime()
  await purgeCaptchas(db, now)
  await purgeAttempts(db, now)
  await purgeSessions(db, now - 2 * IDLE_MS, now - LONGEST_MS)
  await purgeJetons(db, now)
  await purgeBegun(db, now)
  await recallDrafts(services)
  await purgeCourriels(db, now - daysOfMail(config.demo) * DAY_MS)
  await purgeArchives(db, now)
  await purgePieces(services, now)
  await purgeFiles(services, now)
  await purgeConnexions(db, monthsBefore(moment, JOURNAL_MONTHS))
  await purgeActs(db, monthsBefore(moment, AUDIT_MONTHS))
}

/** Purges now and then; gives the function that stops it. */
export const purgeRegularly = (services: Services, log: FastifyBaseLogger): (() => void) => {
  const timer = setInterval(() => {
    purge(services).catch((error: unknown) => log.error({ err: error }, 'purge failed'))
  }, EVERY_MS)
  timer.unref()
  return () => clearInterval(timer)
}
