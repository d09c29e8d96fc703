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
