import type { TSchema } from 'typebox'
import { type AnswerOf, type Call, type InputOf, mesap } from '#contract/kit/call.ts'
import { failureStatuses, type Failure, type FailureStatus } from '#contract/kit/failures.ts'
import { PUBLISHED_ONLY, messageKey } from '#contract/messages.ts'
import { configured } from '../configuration.ts'
import { askProof } from '../session/proof/proof.ts'
import { noteActivity } from '../session/expiry/activity.ts'
import { noteSilence } from '../session/connection.ts'
import { browserMark } from '../session/sessionData.ts'
import { forgetAhead } from './ahead.ts'
import { noteFailed } from './CallError.ts'
import { ANOTHERS, isOfAnothers, wouldBeAnothers } from './sameOwner.ts'
import { tellSignal } from '../signals.ts'

/** How long an answer may take, in milliseconds, before the call counts as a network failure. */
const TIMEOUT_MS = 20_000

/** Sent elsewhere, which any call may be (specification, §8); one that gives partial rights declares it itself. */
interface Moved {
  readonly status: 344
  readonly headers: Readonly<Record<string, string>>
}

/** What came of a call: one of its declared answers, another page, no answer (0), or a status that nobody declared. */
export type Outcome<C extends Call = Call> =
  | AnswerOf<C>
  | (C['partial'] extends TSchema ? never : Moved)
  | { readonly status: 0 }
  | { readonly status: 'autre'; readonly http: number }

interface AnyInput {
  readonly query?: Readonly<Record<string, string | undefined>>
  readonly params?: Readonly<Record<string, string>>
  readonly body?: Readonly<Record<string, unknown>>
}

/** A path on the messaging service that is configured, when it is one of its calls. */
const placed = (path: string): string =>
  path.startsWith(mesap) ? `${configured('urlApiMesap') || mesap}${path.slice(mesap.length)}` : path

/** Address of a call with its parameters. */
export const addressOf = <C extends Call>(call: C, input: InputOf<C>): string => {
  const { params, query } = input as AnyInput
  const path = placed(
    call.path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params?.[name] ?? '')),
  )
  const given = Object.entries(query ?? {}).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  )
  const search = new URLSearchParams(given).toString()
  return search === '' ? path : `${path}?${search}`
}

const bodyOf = (call: Call, body: AnyInput['body']): RequestInit => {
  if (body === undefined) return {}
  return call.form
    ? { body: new URLSearchParams(body as Record<string, string>) }
    : { body: JSON.stringify(body), headers: { 'content-type': 'application/json; charset=utf-8' } }
}

/** The messaging service may be elsewhere, with a session of its own. */
const placeOf = ({ method }: Call, address: string): RequestInit => {
  if (!address.startsWith('/')) return { credentials: 'include' }
  return { credentials: 'same-origin', ...(method === 'GET' && { headers: { prefer: PUBLISHED_ONLY } }) }
}

const isDeclared = (status: number): status is FailureStatus => status in failureStatuses

const read = async <C extends Call>(call: C, response: Response): Promise<Outcome<C>> => {
  const { status } = response
  const headers = Object.fromEntries(response.headers)
  const body: unknown = call.method === 'HEAD' ? {} : await response.json().catch(() => ({}))
  if (status === 200 || status === 344) return { status, body, headers } as Outcome<C>
  if (isDeclared(status))
    return { status, body: { erreurCode: '', ...(body as Partial<Failure>) } } as AnswerOf<C>
  return { status: 'autre', http: status }
}

const tell = <C extends Call>({ method, path }: C, outcome: Outcome<C>): Outcome<C> => {
  const code = 'body' in outcome ? (outcome.body as { readonly code?: unknown }).code : undefined
  tellSignal({ kind: 'reponse', appel: `${method} ${path}`, status: outcome.status, code })
  return outcome
}

const sendOnce = async <C extends Call>(call: C, input: InputOf<C>): Promise<Outcome<C>> => {
  if (wouldBeAnothers(call)) return ANOTHERS as unknown as Outcome<C>
  const mark = browserMark()
  try {
    const address = addressOf(call, input)
    if (call.method === 'POST') forgetAhead()
    const response = await fetch(address, {
      method: call.method,
      ...placeOf(call, address),
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...bodyOf(call, (input as AnyInput).body),
    })
    noteFailed(response)
    if (response.ok && call.access === 'connecte' && !call.background) noteActivity()
    if (isOfAnothers(call, response.status, mark)) return ANOTHERS as unknown as Outcome<C>
    return tell(call, await read(call, response))
  } catch {
    noteSilence()
    return { status: 0 }
  }
}

const notSent = {
  abandonnee: { status: 444, body: { erreurCode: messageKey('PREUVE_ABANDONNEE') } },
  injoignable: { status: 444, body: { erreurCode: messageKey('PREUVE_INJOIGNABLE') } },
} as const

/**
 * Makes a call of the contract. Never throws: no network and no answer in time are outcome 0. A sensitive one for which
 * the person must first prove who they are (511) is made again once they have, as it was; given up, it is a refusal.
 */
export const fetchCall = async <C extends Call>(call: C, input: InputOf<C>): Promise<Outcome<C>> => {
  const outcome = await sendOnce(call, input)
  // The session may have been given another cookie while the call was on its way, here or in another tab.
  if (outcome.status === 401 && call.background) return sendOnce(call, input)
  if (outcome.status !== 511 || call.background) return outcome
  const proof = await askProof()
  if (proof === 'prouvee') return sendOnce(call, input)
  return proof === 'absente' ? outcome : (notSent[proof] as unknown as Outcome<C>)
}
