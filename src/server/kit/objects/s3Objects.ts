import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { S3mini } from 's3mini'
import { systemElapsed, type Elapsed } from '../clock.ts'
import { isObjectKey, StorageDown, type ObjectStore } from './ObjectStore.ts'
import { s3Limits } from './boundedFetch.ts'
import { s3Client, type S3Settings } from './s3Client.ts'
import { faultOf, ifThere, refusalIn } from './s3Fault.ts'
import { wholeStream } from './wholeStream.ts'

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
