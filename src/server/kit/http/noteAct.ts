import type { Acte } from '#contract/kit/actes.ts'
import type { FastifyRequest } from 'fastify'
import type { Services } from '#server/services.ts'
import type { Act } from '../audit/Audit.ts'
import { hasActsSince } from '../audit/store.ts'
import { Refusal } from '../Refusal.ts'
import { visitorOf } from '../session/browserName.ts'
import { HOUR_MS } from '../clock.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Account that an act without session turned out to be about. */
    acteDe: string | null
  }
}

/**
 * Keeps an act in the journal, with what its request tells of its author: the account signed in unless another is said, the
 * browser, the network and the number of the request.
 */
export const noteAct = (
  { audit }: Pick<Services, 'audit'>,
  request: FastifyRequest,
  acte: Acte,
  told: Omit<Act, 'acte'> = {},
): Promise<void> => {
  const { address, navigateur } = visitorOf(request)
  const compteId = request.ouverte?.compte.id ?? request.acteDe ?? undefined
  return audit.note({ acte, compteId, address, navigateur, requete: request.id, ...told })
}

type Counting = Pick<Services, 'db' | 'clock' | 'config'>

/** Whether who is signed in did as many acts in an hour as the journal is to keep of one person. */
const hasDoneMost = async ({ db, clock, config }: Counting, { ouverte }: FastifyRequest): Promise<boolean> =>
  ouverte !== null &&
  (await hasActsSince(db, ouverte.compte.id, {
    most: config.limites.actes,
    since: clock().getTime() - HOUR_MS,
  }))

/** What protects an account, and may be done whatever was done before. */
const PROTECTIVE = new Set<Acte>(['deconnexion', 'session', 'pasmoi'])

/**
 * Keeps an act that was refused. The log alone has one that is about nobody, since whoever likes may send a link that was never
 * given, and one that nothing limits, once as many were done as the journal is to keep: nothing is taken from it before its time.
 */
export const noteRefusal = async (
  services: Pick<Services, 'audit'> & Counting,
  request: FastifyRequest,
  acte: Acte,
  told: Omit<Act, 'acte'>,
): Promise<void> => {
  const ofSomeone = request.ouverte !== null || request.acteDe !== null
  if (ofSomeone && !(PROTECTIVE.has(acte) && (await hasDoneMost(services, request))))
    await noteAct(services, request, acte, told)
  else
    request.log.info(
      { acte, refus: told.refus },
      ofSomeone ? 'act refused beyond the journal' : 'act of nobody refused',
    )
}

/** Refuses an act of someone who did as many in an hour as the journal is to keep of one person: the refusal is not kept. */
export const requireFewActs = async (
  services: Counting,
  request: FastifyRequest,
  acte: Acte,
): Promise<void> => {
  if (!PROTECTIVE.has(acte) && (await hasDoneMost(services, request))) throw new Refusal('tropDeDemandes')
}

/** Names of what calls bear on, in what they take. */
const OBJECTS = [
  'documentUuid',
  'archiveId',
  'pieceId',
  'dossierId',
  'correctionId',
  'demandeId',
  'sessionId',
] as const

/** What a call bears on, as its input names it. */
export const objectOf = (input: unknown): string | undefined => {
  const parts = Object.values(input as object) as (Readonly<Record<string, unknown>> | undefined)[]
  for (const name of OBJECTS)
    for (const part of parts) if (typeof part?.[name] === 'string') return String(part[name])
  return undefined
}
