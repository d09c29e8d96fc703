import type { FastifyBaseLogger } from 'fastify'
import type { Services } from '#server/services.ts'
import {
  abandonCourriel,
  claimCourriel,
  dueCourriels,
  markKept,
  markSent,
  postponeCourriel,
  type CourrielRow,
} from '../courriels.ts'
import { CLAIM_MS, nextAttempt, sendHeld } from '../../outbox.ts'
import type { Deliver, Delivered } from './Delivery.ts'

/** What sending needs. */
export interface Post extends Pick<Services, 'db' | 'clock'> {
  readonly deliver: Deliver
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>
  /** Mails sent at the same time; one by default. */
  readonly atOnce?: number
}

/** How long news that met a mail server that does not answer wait, past the age at which a mail is given up. */
const OUTAGE_MS = 15 * 60_000

const giveUp = async ({ db, log }: Post, courriel: CourrielRow, told: Delivered) => {
  const { genre, essais } = courriel
  await abandonCourriel(db, courriel)
  log.error({ genre, essais, ...told }, 'mail given up')
}

const tryLater = async (post: Post, courriel: CourrielRow, told: Delivered) => {
  const { id, genre, essais, cree_le, priorite } = courriel
  const now = post.clock().getTime()
  const outage = told.outcome === 'injoignable'
  // An outage is not the fault of a mail, which leaves soon after it ends, however often it met it.
  const later = nextAttempt(outage ? 1 : essais, cree_le, now)
  // News are as true when it ends; a link would be dead.
  const next = later ?? (outage && priorite === 1 ? now + OUTAGE_MS : undefined)
  if (next === undefined) return giveUp(post, courriel, told)
  await postponeCourriel(post.db, id, next)
  post.log.warn({ genre, essais, ...told }, 'mail not sent, to be tried again')
}

/** Sends a claimed mail and keeps what came of it. */
const send = async (post: Post, courriel: CourrielRow): Promise<Delivered> => {
  const { db, clock, deliver } = post
  const told = await sendHeld(
    clock,
    (until) => postponeCourriel(db, courriel.id, until),
    () => deliver(courriel, clock()),
  )
  const now = clock().getTime()
  if (told.outcome === 'envoye') await markSent(db, courriel.id, now)
  else if (told.outcome === 'garde') await markKept(db, courriel.id, now)
  else if (told.outcome === 'refuse') await giveUp(post, courriel, told)
  else await tryLater(post, courriel, told)
  return told
}

/** Sends these mails, some at the same time; false when the mail server does not answer. */
const sendAll = async (post: Post, ids: readonly string[], isStopped: () => boolean): Promise<boolean> => {
  const left = [...ids]
  let answers = true
  const carry = async () => {
    for (let id = left.shift(); id !== undefined && answers && !isStopped(); id = left.shift()) {
      const now = post.clock().getTime()
      const courriel = await claimCourriel(post.db, id, now, now + CLAIM_MS)
      if (courriel && (await send(post, courriel)).outcome === 'injoignable') answers = false
    }
  }
  await Promise.all(Array.from({ length: post.atOnce ?? 1 }, carry))
  return answers
}

/**
 * Sends the mails that are due, few at a time, so that a link is never behind more than these. A mail whose sender dies between sending and saying so leaves
 * twice: none is lost. When the server does not answer, the others wait for the next round.
 */
export const sendDue = async (post: Post, isStopped = () => false): Promise<void> => {
  const { db, clock } = post
  let due = await dueCourriels(db, clock().getTime())
  while (due.length > 0 && !isStopped()) {
    if (!(await sendAll(post, due, isStopped))) return
    due = await dueCourriels(db, clock().getTime())
  }
}
