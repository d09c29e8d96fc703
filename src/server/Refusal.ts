import { failures, type FailureName } from '#contract/failures.ts'

/** Thrown where a call must be refused by a named failure of the catalogue. */
export class Refusal extends Error {
  readonly failure: FailureName
  readonly champs: readonly string[] | undefined

  constructor(failure: FailureName, champs?: readonly string[]) {
    super(failure)
    this.failure = failure
    this.champs = champs
  }

  get status() {
    return failures[this.failure].status
  }

  get body() {
    const { erreurCode } = failures[this.failure]
    return { erreurCode, ...(this.champs && { champs: [...this.champs] }) }
  }
}
