import { S3mini } from 's3mini'
import type { Elapsed } from '../clock.ts'
import { boundedFetch } from './boundedFetch.ts'

/** How an S3-compatible service is reached, and as whom. */
export interface S3Settings {
  /** Address of the service, without a final slash. */
  readonly url: string
  readonly bucket: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

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

/** What signs the calls of a bucket, addressed by path. */
export const s3Client = (
  { url, bucket, region, accessKeyId, secretAccessKey }: S3Settings,
  limits: S3Limits,
  elapsed: Elapsed,
): S3mini =>
  new S3mini({
    endpoint: `${url}/${bucket}`,
    region,
    accessKeyId,
    secretAccessKey,
    fetch: boundedFetch(limits, elapsed),
  })
