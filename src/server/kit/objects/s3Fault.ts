import { S3ServiceError } from 's3mini'
import { StorageDown, StorageFull, StorageRefused } from './ObjectStore.ts'

/** What services answer, besides the status 507, when a bucket may not grow. */
const FULL = new Set([
  'QuotaExceeded',
  'XMinioStorageFull',
  'XMinioAdminBucketQuotaExceeded',
  'InsufficientStorage',
])

/** Refusals for now: a request that came too slowly, or too many of them. */
const LATER = new Set([408, 429])

/** The refusal of a service, which s3mini may wrap. */
export const refusalIn = (error: unknown): S3ServiceError | undefined => {
  if (error instanceof S3ServiceError) return error
  return error instanceof Error && error.cause !== undefined ? refusalIn(error.cause) : undefined
}

/** Our failure for one of s3mini: status and code only, since the body of a refusal repeats what was signed. */
export const faultOf = (error: unknown): Error => {
  if (error instanceof StorageDown) return error
  if (error instanceof Error && error.cause instanceof StorageDown) return error.cause
  const refusal = refusalIn(error)
  if (!refusal) return new StorageDown(error instanceof Error ? error.name : 'UNKNOWN')
  const { status, serviceCode } = refusal
  const told = `${status} ${serviceCode}`
  if (status === 507 || FULL.has(serviceCode ?? '')) return new StorageFull(told)
  return new (status >= 400 && status < 500 && !LATER.has(status) ? StorageRefused : StorageDown)(told)
}

/** Waits for a call; undefined when the object is missing, which a missing bucket is not. */
export const ifThere = async <T>(call: Promise<T>): Promise<T | undefined> => {
  try {
    return await call
  } catch (error) {
    const refusal = refusalIn(error)
    if (refusal?.status === 404 && refusal.serviceCode !== 'NoSuchBucket') return undefined
    throw faultOf(error)
  }
}
