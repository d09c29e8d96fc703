import { breakerOf } from '../breaker.ts'
import { StorageDown } from './ObjectStore.ts'

/** How long an object store may take, in milliseconds. */
export interface S3Limits {
  /** From the call to the head of the answer, besides the time that what is sent needs. */
  readonly answerMs: number
  /** Between two pieces of a file. */
  readonly stallMs: number
  /** How long a store that did not answer is left alone: meanwhile everything fails at once. */
  readonly restMs: number
}

export const s3Limits: S3Limits = { answerMs: 5000, stallMs: 30_000, restMs: 10_000 }

/** Half a megabyte a second: what sends more slowly is not worth waiting for. */
const SENT_BYTES_A_MS = 500

const bytesOf = (body: RequestInit['body']) => (body instanceof Uint8Array ? body.length : 0)

/** A refusal, read whole: its body counts in the time limit, and its media type is the one that s3mini reads. */
const refusalOf = async (answer: Response): Promise<Response> => {
  const headers = new Headers(answer.headers)
  if (/^(?:application|text)\/xml\b/.test(headers.get('content-type') ?? ''))
    headers.set('content-type', 'application/xml')
  const body = await answer.text()
  return new Response(answer.status === 304 ? null : body, { status: answer.status, headers })
}

/** Code of a failure, or of what caused it; for the log. */
export const codeOf = (error: unknown): string => {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: unknown }
  if (typeof code === 'string') return code
  return cause === undefined ? 'UNKNOWN' : codeOf(cause)
}

/**
 * Node's `fetch` with a time limit up to the head of the answer, and one second chance for a connection that the
 * store had closed: every call of an object store may be made twice. Redirections are not followed: they would carry
 * the signature elsewhere. A store that does not answer throws a StorageDown, then rests.
 */
export const boundedFetch = ({ answerMs, restMs }: S3Limits, now: () => number): typeof fetch => {
  const { isResting, guard } = breakerOf(now, restMs)

  const ask = async (input: Parameters<typeof fetch>[0], init: RequestInit, signal: AbortSignal) => {
    const headers = { ...(init.headers as Record<string, string>), 'accept-encoding': 'identity' }
    const answer = await fetch(input, { ...init, headers, redirect: 'manual', signal })
    return answer.ok ? answer : await refusalOf(answer)
  }

  return async (input, init = {}) => {
    if (isResting()) throw new StorageDown('RESTING')
    const limit = new AbortController()
    const timer = setTimeout(() => limit.abort(), answerMs + bytesOf(init.body) / SENT_BYTES_A_MS)
    try {
      return await guard(() =>
        ask(input, init, limit.signal).catch((error: unknown) => {
          if (limit.signal.aborted) throw error
          return ask(input, init, limit.signal)
        }),
      )
    } catch (error) {
      throw new StorageDown(limit.signal.aborted ? 'NO_ANSWER' : codeOf(error))
    } finally {
      clearTimeout(timer)
    }
  }
}
