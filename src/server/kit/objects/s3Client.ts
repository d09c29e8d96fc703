import { S3mini } from 's3mini'
import type { Elapsed } from '../clock.ts'
import { boundedFetch, type S3Limits } from './boundedFetch.ts'

/** How an S3-compatible service is reached, and as whom. */
export interface S3Settings {
  /** Address of the service, without a final slash. */
  readonly url: string
  readonly bucket: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

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
