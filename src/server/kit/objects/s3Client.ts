import { S3mini } from 's3mini'
import type { Clock } from '../clock.ts'
import { boundedFetch } from './boundedFetch.ts'
import type { S3Limits } from './s3Limits.ts'
import type { S3Settings } from './s3Settings.ts'

/** What signs the calls of a bucket, addressed by path. */
export const s3Client = (
  { url, bucket, region, accessKeyId, secretAccessKey }: S3Settings,
  limits: S3Limits,
  clock: Clock,
): S3mini =>
  new S3mini({
    endpoint: `${url}/${bucket}`,
    region,
    accessKeyId,
    secretAccessKey,
    fetch: boundedFetch(limits, () => clock().getTime()),
  })
