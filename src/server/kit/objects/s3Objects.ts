import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { S3mini } from 's3mini'
import { systemElapsed, type Elapsed } from '../clock.ts'
import { isObjectKey, StorageDown, type ObjectStore } from './ObjectStore.ts'
import { s3Limits, boundedFetch, type S3Limits } from './boundedFetch.ts'
import { faultOf, ifThere, refusalIn } from './s3Fault.ts'
import { wholeStream } from './wholeStream.ts'

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

const checked = (key: string): string => {
  if (!isObjectKey(key)) throw new Error('Invalid object key')
  return key
}

const sizeOf = (client: S3mini, key: string) => ifThere(client.getContentLength(key))

/** The answer to a GET; undefined when the byte asked for is beyond the end. */
const getFrom = async (client: S3mini, key: string, from: number) => {
  try {
    return await client.getObjectRaw(key, from === 0, from)
  } catch (error) {
    if (refusalIn(error)?.status === 416) return undefined
    throw error
  }
}

/** Size of the whole file that an answer is of; undefined when it does not begin where it was asked to. */
const wholeSizeIn = ({ status, headers }: Response, from: number): number | undefined => {
  const length = headers.get('content-length')
  if (from === 0) return status === 200 && length !== null ? Number(length) : undefined
  const [, start, size] = /^bytes (\d+)-\d+\/(\d+)$/.exec(headers.get('content-range') ?? '') ?? []
  return status === 206 && Number(start) === from ? Number(size) : undefined
}

const openFrom = async (client: S3mini, key: string, from: number, stallMs: number) => {
  const found = await ifThere(getFrom(client, key, from).then((answer) => ({ answer })))
  if (!found) return undefined
  const { answer } = found
  if (!answer) {
    const size = await sizeOf(client, key)
    return size === undefined ? undefined : { size, stream: Readable.from([]) }
  }
  const size = wholeSizeIn(answer, from)
  if (!answer.body || size === undefined) {
    await answer.body?.cancel()
    throw new StorageDown('UNEXPECTED_ANSWER')
  }
  return { size, stream: wholeStream(answer.body, size - from, stallMs) }
}

/**
 * Files in a bucket of an S3-compatible service (AWS « Amazon S3 API Reference »). Whatever fails throws a StorageDown, or
 * a StorageFull.
 */
export const s3Objects = (
  settings: S3Settings,
  limits = s3Limits,
  elapsed: Elapsed = systemElapsed,
): ObjectStore => {
  const client = s3Client(settings, limits, elapsed)
  return {
    put: async (key, bytes) => {
      const name = checked(key)
      const sum = createHash('sha256').update(bytes).digest('base64')
      try {
        // The service keeps nothing when what it received is shorter than announced, or has another sum.
        const type = name.endsWith('.pdf') ? 'application/pdf' : 'application/octet-stream'
        const answer = await client.putObject(name, bytes, type, undefined, { 'x-amz-checksum-sha256': sum })
        await answer.body?.cancel()
      } catch (error) {
        throw faultOf(error)
      }
    },
    open: async (key, from = 0) => openFrom(client, checked(key), from, limits.stallMs),
    size: async (key) => sizeOf(client, checked(key)),
    remove: async (key) => {
      await ifThere(client.deleteObject(checked(key)))
    },
  }
}
