import { createHash, randomBytes } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { inspect } from 'node:util'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { checkBucket } from './objectsOf.ts'
import { StorageDown, StorageFull, type ObjectStore } from './ObjectStore.ts'
import { s3Objects } from './s3Objects.ts'
import {
  openProxy,
  openS3,
  passOn,
  refuse,
  type Fault,
  type TestProxy,
  type TestS3,
} from './testing/s3Server.ts'

const KEY = '0199.pdf'
const PDF = Buffer.from('%PDF-1.7 bulletin')
const LIMITS = { answerMs: 15_000, stallMs: 15_000, restMs: 10_000 }
/** Gives a silent service up soon. */
const HASTY = { ...LIMITS, answerMs: 800, stallMs: 800 }

const silence: Fault = () => undefined
const hangUp: Fault = (request) => void request.destroy()

describe('the faults of an S3-compatible service', () => {
  let s3: TestS3
  let proxy: TestProxy
  let objects: ObjectStore
  let now: number

  beforeEach(async () => {
    s3 = await openS3()
    proxy = await openProxy(s3)
    now = Date.parse('2026-11-20T09:00:00Z')
    objects = s3Objects(proxy.settings, LIMITS, () => now)
  })
  const giveUpSoon = () => (objects = s3Objects(proxy.settings, HASTY, () => now))
  afterEach(async () => {
    await proxy.close()
    await s3.close()
  })

  /** Answers a GET as the service does, but sends half of the bytes, then does something else. */
  const half =
    (then: (response: ServerResponse) => void): Fault =>
    (request, response) =>
      passOn(s3.settings.url, request, (answer) => {
        response.writeHead(answer.statusCode ?? 500, answer.headers)
        void buffer(answer).then((bytes) =>
          response.write(bytes.subarray(0, bytes.length / 2), () => then(response)),
        )
      })

  const everyCall: [string, () => Promise<unknown>][] = [
    ['put', () => objects.put(KEY, PDF)],
    ['open', () => objects.open(KEY)],
    ['size', () => objects.size(KEY)],
    ['remove', () => objects.remove(KEY)],
  ]

  it.each(everyCall)('does not wait for a silent service: %s', async (_, call) => {
    giveUpSoon()
    proxy.faults.push(silence)
    await expect(call()).rejects.toThrow(new StorageDown('NO_ANSWER'))
  })

  it.each(everyCall)('says that a service refuses for now: %s', async (_, call) => {
    proxy.faults.push(refuse(503, 'SlowDown'))
    await expect(call()).rejects.toThrow(StorageDown)
    await expect(call()).resolves.not.toThrow()
  })

  it('leaves a service that did not answer alone for a while, then asks again', async () => {
    giveUpSoon()
    proxy.faults.push(silence)
    await expect(objects.size(KEY)).rejects.toThrow('NO_ANSWER')
    await expect(objects.size(KEY)).rejects.toThrow(new StorageDown('RESTING'))
    expect(proxy.asked).toHaveLength(1)
    now += LIMITS.restMs
    expect(await objects.size(KEY)).toBeUndefined()
  })

  it('asks a second time when the connection was closed, and no more', async () => {
    proxy.faults.push(hangUp)
    await objects.put(KEY, PDF)
    expect(await objects.size(KEY)).toBe(17)
    proxy.faults.push(hangUp, hangUp)
    await expect(objects.open(KEY)).rejects.toThrow(StorageDown)
  })

  it('does not wait for the end of a refusal', async () => {
    giveUpSoon()
    proxy.faults.push((_request, response) => void response.writeHead(503).write('<Error>'))
    await expect(objects.open(KEY)).rejects.toThrow('NO_ANSWER')
  })

  it.each<[string, (response: ServerResponse) => void, string]>([
    ['is cut', (response) => void response.destroy(), 'CUT'],
    ['stops half-way', () => undefined, 'STALLED'],
  ])('never gives a part for the whole when a stream %s', async (_, then, reason) => {
    await objects.put(KEY, randomBytes(1_000_000))
    giveUpSoon()
    proxy.faults.push(half(then))
    const file = await objects.open(KEY)
    expect(file?.size).toBe(1_000_000)
    await expect(file && buffer(file.stream)).rejects.toThrow(new StorageDown(reason))
  })

  it('never gives a part for the whole when the service ends early', async () => {
    proxy.faults.push(
      (_request, response) => void response.writeHead(206, { 'content-range': 'bytes 9-12/17' }).end('bull'),
    )
    const file = await objects.open(KEY, 9)
    expect(file?.size).toBe(17)
    await expect(file && buffer(file.stream)).rejects.toThrow(new StorageDown('WRONG_LENGTH'))
  })

  it('refuses an answer that is not what was asked for', async () => {
    await objects.put(KEY, PDF)
    proxy.faults.push((_request, response) => void response.end(PDF))
    await expect(objects.open(KEY, 9)).rejects.toThrow('UNEXPECTED_ANSWER')
  })

  it('follows no redirection, which would carry the signature elsewhere', async () => {
    proxy.faults.push(
      (_request, response) => void response.writeHead(307, { location: s3.settings.url }).end(),
    )
    await expect(objects.open(KEY)).rejects.toThrow('307')
  })

  it('takes a missing bucket for a fault, not for a missing file', async () => {
    proxy.faults.push(refuse(404, 'NoSuchBucket'))
    await expect(objects.open(KEY)).rejects.toThrow(new StorageDown('404 NoSuchBucket'))
  })

  it.each([
    [507, 'InsufficientStorage', 'text/plain'],
    [403, 'QuotaExceeded', 'application/xml'],
    [507, 'XMinioStorageFull', 'application/xml'],
    [400, 'XMinioAdminBucketQuotaExceeded', 'text/xml;charset=utf-8'],
  ])('says that there is no room left: %i %s', async (status, code, type) => {
    proxy.faults.push(refuse(status, code, type))
    await expect(objects.put(KEY, PDF)).rejects.toThrow(StorageFull)
    expect(await objects.size(KEY)).toBeUndefined()
  })

  it('announces the sum of what it sends, and signs it', async () => {
    await objects.put(KEY, PDF)
    const headers = proxy.asked[0]?.headers
    expect(headers?.['x-amz-checksum-sha256']).toBe(createHash('sha256').update(PDF).digest('base64'))
    expect(headers?.authorization).toContain('x-amz-checksum-sha256')
  })

  it.each([
    [{ secretAccessKey: 'FAUX-SECRET' }, '403 SignatureDoesNotMatch'],
    [{ accessKeyId: 'FAUX-COMPTE' }, '403 InvalidAccessKeyId'],
  ])('says that its credentials are refused, and repeats none of them: %o', async (wrong, reason) => {
    const failure: unknown = await s3Objects({ ...proxy.settings, ...wrong }, LIMITS)
      .open(KEY)
      .catch((error: unknown) => error)
    expect(failure).toEqual(new StorageDown(reason))
    expect(inspect(failure)).not.toMatch(/S3RVER|FAUX/)
  })

  it('knows a bucket that answers from one that does not, and says what to do with one that refuses', async () => {
    const check = (changes: object) => checkBucket({ ...proxy.settings, ...changes }, LIMITS)
    await expect(check({})).resolves.toBe('present')
    await expect(check({ url: 'http://127.0.0.1:1' })).resolves.toBe('injoignable')
    await expect(check({ bucket: 'absent' })).rejects.toThrow('« absent » n’existe pas')
    await expect(check({ secretAccessKey: 'FAUX' })).rejects.toThrow('vérifiez S3_ACCESS_KEY_ID')
    proxy.faults.push(refuse(503, 'ServiceUnavailable'))
    await expect(check({})).resolves.toBe('injoignable')
  })
})
