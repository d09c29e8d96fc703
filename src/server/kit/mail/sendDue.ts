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
} from './courriels.ts'
import { nextAttempt } from './backOff.ts'
import type { Deliver, Delivered } from './Delivery.ts'

/** A mail being sent is nobody else's for this long; past it, its sender is taken for dead. */
const CLAIM_MS = 5 * 60_000

/** What sending needs. */
export interface Post extends Pick<Services, 'db' | 'clock'> {
  readonly deliver: Deliver
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>
}

const giveUp = async ({ db, log }: Post, { id, genre, essais }: CourrielRow, told: Delivered) => {
  await abandonCourriel(db, id)
  log.error({ genre, essais, ...told }, 'mail given up')
}

const tryLater = async (post: Post, courriel: CourrielRow, told: Delivered) => {
  const { id, genre, essais, cree_le } = courriel
  const next = nextAttempt(essais, cree_le, post.clock().getTime())
  if (next === undefined) return giveUp(post, courriel, told)
  await postponeCourriel(post.db, id, next)
  post.log.warn({ genre, essais, ...told }, 'mail not sent, to be tried again')
}

/** Sends a claimed mail and keeps what came of it. */
const send = async (post: Post, courriel: CourrielRow): Promise<Delivered> => {
  const told = await post.deliver(courriel, post.clock())
  const now = post.clock().getTime()
  if (told.outcome === 'envoye') await markSent(post.db, courriel.id, now)
  else if (told.outcome === 'garde') await markKept(post.db, courriel.id, now)
  else if (told.outcome === 'refuse') await giveUp(post, courriel, told)
  else await tryLater(post, courriel, told)
  return told
}

/**
 * Sends the mails that are due, one after the other. A mail whose sender dies between sending and saying so leaves
 * twice: none is lost. When the server does not answer, the others wait for the next round.
 */
export const sendDue = async (post: Post, isStopped = () => false): Promise<void> => {
  const { db, clock } = post
  let due = await dueCourriels(db, clock().getTime())
  while (due.length > 0) {
    for (const id of due) {
      if (isStopped()) return
      const now = clock().getTime()
      const courriel = await claimCourriel(db, id, now, now + CLAIM_MS)
      if (courriel && (await send(post, courriel)).outcome === 'injoignable') return
    }
    due = await dueCourriels(db, clock().getTime())
  }
}
