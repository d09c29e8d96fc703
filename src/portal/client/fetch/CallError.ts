import type { Call } from '#contract/kit/call.ts'
import type { Unsuccessful } from './reaction.ts'

/** A call that did not succeed, as SWR hands it on. */
export class CallError extends Error {
  readonly call: Call
  readonly outcome: Unsuccessful

  constructor(call: Call, outcome: Unsuccessful) {
    super(`${call.method} ${call.path}: ${outcome.status}`)
    this.call = call
    this.outcome = outcome
  }
}

/** Header that carries the number of a request. */
const NUMBER_HEADER = 'x-request-id'

let last: string | undefined

/** Keeps the number of a request that the server failed to answer: a person quotes it to whoever helps them. */
export const noteFailed = ({ status, headers }: Pick<Response, 'status' | 'headers'>): void => {
  if (status >= 500) last = headers.get(NUMBER_HEADER) ?? undefined
}

/** Number of the last request that failed; undefined when none did. */
export const lastFailedRequest = (): string | undefined => last
