import type { Call } from '#contract/kit/call.ts'
import type { FastifyRequest } from 'fastify'
import { ifWritable } from '../database/faults.ts'
import { Refusal } from '../Refusal.ts'
import type { Services } from '#server/services.ts'
import { IDLE_MS, LONGEST_MS } from '../session/lives.ts'
import { findSession, lastSeen, type OpenSession, touchSession } from '../session/sessions.ts'
import { endSession } from '../session/endSessions.ts'
import { requireProof } from '../session/preuve.ts'
import { sessionToken } from './cookies.ts'
import { grantedServices } from '../people/rights.ts'

/** Activity is written at most once a minute; the idle limit is longer by as much, so that nobody is cut short. */
const TOUCH_MS = 60_000

const isOver = (session: OpenSession, now: number): boolean =>
  now - lastSeen(session) > IDLE_MS + TOUCH_MS || now - session.ouverteLe > LONGEST_MS

/** Seconds that a session has to live, for the browser's warning. */
export const durationsOf = (session: OpenSession, now: number) => ({
  dureeInactivite: IDLE_MS / 1000,
  dureeRestante: Math.max(0, Math.round((session.ouverteLe + LONGEST_MS - now) / 1000)),
})

/**
 * The open session that a request names. A refusal takes no cookie back: it says nothing of the session that its browser has
 * when it comes, which a proof or someone else's sign-in may have put there meanwhile, and one that is over opens nothing.
 */
const openSessionOf = async ({ config, db }: Services, request: FastifyRequest, now: number) => {
  const token = sessionToken(request, config)
  if (token === undefined) throw new Refusal('authentificationRequise')
  const session = await findSession(db, token)
  if (session && !isOver(session, now)) return session
  if (session) await ifWritable(() => endSession(db, session.empreinte))
  throw new Refusal('sessionTerminee')
}

/** The session that a call needs, with its service and writing rules; prolongs it unless the call is a background one. */
export const requireSession = async (
  call: Call,
  services: Services,
  request: FastifyRequest,
): Promise<OpenSession> => {
  const now = services.clock().getTime()
  const session = await openSessionOf(services, request, now)
  if (call.service && !grantedServices(session.compte).includes(call.service))
    throw new Refusal('serviceNonAccorde')
  if (call.writes && session.compte.lecture_seule === 1) throw new Refusal('lectureSeule')
  if (call.sensible) await requireProof(services, session)
  if (!call.background && now - lastSeen(session) > TOUCH_MS)
    await touchSession(services.db, session.empreinte, now)
  return session
}
