import { failures, type FailureName } from '#contract/kit/failures.ts'

interface Details {
  readonly champs?: readonly string[]
  /** Message of the refusal, when it is not the one of its name: a form has one for each fault. */
  readonly erreurCode?: string
  /** Its sentence, for callers that have no message map: programs. */
  readonly message?: string
}

/** Thrown where a call must be refused by a named failure of the catalogue. */
export class Refusal extends Error {
  readonly failure: FailureName
  readonly details: Details

  constructor(failure: FailureName, details: Details = {}) {
    super(failure)
    this.failure = failure
    this.details = details
  }

  get status() {
    return failures[this.failure].status
  }

  get body() {
    const { champs, message, erreurCode = failures[this.failure].erreurCode } = this.details
    return { erreurCode, ...(message && { message }), ...(champs && { champs: [...champs] }) }
  }
}
