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
