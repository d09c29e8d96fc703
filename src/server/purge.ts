import type { FastifyBaseLogger } from 'fastify'
import { purgeActs } from './kit/audit/store.ts'
import { purgeFiles } from '#server/kit/files/fichiersAttendus.ts'
import { purgeWithdrawn } from './kit/files/documentsRetires.ts'
import { newId } from './kit/identifiers.ts'
import { purgeLeases } from './kit/database/presence.ts'
import { noteBegun, refuseDoubt } from './kit/database/purging/clockDoubt.ts'
import { holdsLease } from './kit/database/purging/lease.ts'
import { notePurge } from './kit/database/reglages.ts'
import { oneByOne } from './kit/database/purging/inBatches.ts'
import { purgeEvenements } from './kit/news/evenements.ts'
import { addMonths } from '#rules/calendar/arithmetic.ts'
import { dayInParis, debutDuJour } from '#rules/calendar/dates.ts'
import type { Services } from './services.ts'
import { recallDrafts } from './kit/drafts/keepDraft.ts'
import { purgeFilesOfCancelled } from './demande/transmission/store.ts'
import { purgeArchives } from './documents/store/archives.ts'
import { purgeCaptchas } from './kit/captcha/captchas.ts'
import { purgeCourriels } from './kit/mail/courriels.ts'
import { purgeJetons } from './kit/session/jetons.ts'
import { purgeBegun, purgeConnexions } from './kit/database/journal.ts'
import { IDLE_MS, LONGEST_MS } from './kit/session/lives.ts'
import { purgeSessions } from './kit/session/endSessions.ts'
import { purgeAttempts } from './kit/limits/throttle.ts'
import { purgePieces } from './kit/pieces/removePiece.ts'
import { DAY_MS } from './kit/clock.ts'

const EVERY_MS = 10 * 60_000

/** How long a process has the purge from each of its parts on: less than from one to the next. */
const LEASE_MS = 9 * 60_000

/** Days for which sent and abandoned mails are kept: in the demonstration they still hold their text. */
const daysOfMail = (demo: boolean) => (demo ? 7 : 30)

/** Months of sign-ins that are kept. */
const JOURNAL_MONTHS = 13

/** Months for which events are kept after their day: read ones, and others, but for those that wait for an act. */
const EVENT_MONTHS = { EVE_LU: 24, EVE_NON_LU: 60 } as const

/** Months for which the journal of acts is kept: what the CNIL advises for such journals, at its longest. */
const AUDIT_MONTHS = 12

/** Months for which a withdrawn document is remembered: manifests of past years are imported again when two accounts become one. */
const WITHDRAWN_MONTHS = 60

/** The beginning of the day of Paris that was so many months before: the last of a month that is shorter. */
export const monthsBefore = (moment: Date, months: number): number =>
  debutDuJour(addMonths(dayInParis(moment), -months)).getTime()

/** Each part of the purge: what has expired, and what was kept long enough; what asks the store for anything comes last. */
const parts = (services: Services, sure: boolean): (() => Promise<unknown>)[] => {
  const { db, clock, config } = services
  const moment = clock()
  const now = moment.getTime()
  const eventsBefore = (months: number) => dayInParis(new Date(monthsBefore(moment, months)))
  return [
    () => purgeLeases(db, now),
    () => purgeCaptchas(db, now),
    () => purgeAttempts(db, now),
    () => purgeSessions(db, now - 2 * IDLE_MS, now - LONGEST_MS),
    () => purgeJetons(db, now),
    () => purgeBegun(db, now),
    () => recallDrafts(services),
    () => purgeCourriels(db, now - daysOfMail(config.demo) * DAY_MS),
    () => purgeArchives(db, now),
    () => purgeEvenements(db, 'EVE_LU', eventsBefore(EVENT_MONTHS.EVE_LU), sure),
    () => purgeEvenements(db, 'EVE_NON_LU', eventsBefore(EVENT_MONTHS.EVE_NON_LU), sure),
    () => purgeConnexions(db, monthsBefore(moment, JOURNAL_MONTHS), sure),
    () => purgeActs(db, monthsBefore(moment, AUDIT_MONTHS), sure),
    () => purgeWithdrawn(db, monthsBefore(moment, WITHDRAWN_MONTHS)),
    () => purgeFilesOfCancelled(db),
    () => purgePieces(services, now),
    () => purgeFiles(services, now),
  ]
}

/** A demonstration is stopped for weeks, and its people are invented: it is purged whatever its clock says. */
const isTrusted = ({ config }: Services): boolean => config.demo

const checkClock = async (services: Services): Promise<void> => {
  if (!isTrusted(services)) await refuseDoubt(services.db, services.clock().getTime())
}

/**
 * Deletes what has expired, and what was kept long enough; false where some of it is left, for the next one. A part that
 * fails stops none of the others: it is thrown once they are done. Throws a PurgeInDoubt, and deletes nothing, where the clock may
 * be ahead, and an AmountInDoubt for a table of which too much would go, unless someone is sure of it.
 */
export const purge = async (services: Services, { sure = false } = {}): Promise<boolean> => {
  if (!sure) await checkClock(services)
  await noteBegun(services.db, services.clock().getTime())
  let all = true
  await oneByOne(parts(services, sure || isTrusted(services)), async (part) => {
    all = (await part()) !== false && all
  })
  if (all) await notePurge(services.db, services.clock().getTime())
  return all
}

/**
 * The same, for the process that has it to do: the others leave it, until the next. It is kept from part to part, and some
 * minutes after the last, so that their clocks do not have each do it in turn. False where another process has it. What is
 * left to the next one is not said to be purged. Throws a PurgeInDoubt where the clock may be ahead.
 */
export const purgeAlone = async (services: Services, porteur: string): Promise<boolean> => {
  await checkClock(services)
  let held = true
  let all = true
  await oneByOne(parts(services, isTrusted(services)), async (part) => {
    const now = services.clock().getTime()
    held &&= await holdsLease(services.db, { cle: 'purge', porteur }, now, now + LEASE_MS)
    if (held) await noteBegun(services.db, now)
    if (held) all = (await part()) !== false && all
  })
  if (held && all) await notePurge(services.db, services.clock().getTime())
  return held
}

/** Purges now and then; gives the function that stops it. */
export const purgeRegularly = (services: Services, log: FastifyBaseLogger): (() => void) => {
  const porteur = newId()
  const timer = setInterval(() => {
    purgeAlone(services, porteur).catch((error: unknown) => log.error({ err: error }, 'purge failed'))
  }, EVERY_MS)
  timer.unref()
  return () => clearInterval(timer)
}
