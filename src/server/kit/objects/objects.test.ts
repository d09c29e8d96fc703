import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '../identifiers.ts'
import { folderObjects } from './folderObjects.ts'
import type { ObjectStore } from './ObjectStore.ts'
import { s3Objects } from './s3Objects.ts'
import { openS3 } from './testing/s3Server.ts'

interface Opened {
  readonly objects: ObjectStore
  readonly close: () => Promise<void>
}

const openFolder = async (): Promise<Opened> => {
  const folder = mkdtempSync(join(tmpdir(), 'espace-agent-objets-'))
  return { objects: folderObjects(folder), close: async () => rmSync(folder, { recursive: true }) }
}

const openBucket = async (): Promise<Opened> => {
  const s3 = await openS3()
  return { objects: s3Objects(s3.settings), close: s3.close }
}

const stores = [
  ['a folder', openFolder],
  ['an S3-compatible service', openBucket],
] as const

describe.each(stores)('files in %s', (_, open) => {
  let opened: Opened
  let objects: ObjectStore
  const PDF = Buffer.from('%PDF-1.7 bulletin')
  const newKey = () => `${newId()}.pdf`
  const read = async (key: string, from?: number) => {
    const file = await objects.open(key, from)
    return file && { size: file.size, bytes: (await buffer(file.stream)).toString('latin1') }
  }

  beforeAll(async () => {
    opened = await open()
    objects = opened.objects
  })
  afterAll(() => opened.close())

  it('gives back what was written, and its size', async () => {
    const key = newKey()
    await objects.put(key, PDF)
    expect(await read(key)).toEqual({ size: 17, bytes: '%PDF-1.7 bulletin' })
    expect(await objects.size(key)).toBe(17)
  })

  it('keeps a file without a byte', async () => {
    const key = newKey()
    await objects.put(key, new Uint8Array())
    expect(await read(key)).toEqual({ size: 0, bytes: '' })
    expect(await objects.size(key)).toBe(0)
  })

  it('replaces the whole of a file', async () => {
    const key = newKey()
    await objects.put(key, PDF)
    await objects.put(key, Buffer.from('court'))
    expect(await read(key)).toEqual({ size: 5, bytes: 'court' })
  })

  it('says that a file is missing, before and after it was', async () => {
    const key = newKey()
    const look = async () => [await objects.open(key), await objects.open(key, 3), await objects.size(key)]
    expect(await look()).toEqual([undefined, undefined, undefined])
    await objects.put(key, PDF)
    await objects.remove(key)
    expect(await look()).toEqual([undefined, undefined, undefined])
    await objects.remove(key)
  })

  it.each([
    [9, 'bulletin'],
    [16, 'n'],
    [17, ''],
    [40, ''],
  ])('opens a file from its byte %i', async (from, bytes) => {
    const key = newKey()
    await objects.put(key, PDF)
    expect(await read(key, from)).toEqual({ size: 17, bytes })
  })

  it.each(['../secret.pdf', 'a/b.pdf', '..', '', '.pdf', 'x.pdf/..', 'x', 'é.pdf'])(
    'refuses the key "%s"',
    async (key) => {
      await expect(objects.put(key, PDF)).rejects.toThrow('Invalid object key')
      await expect(objects.open(key)).rejects.toThrow('Invalid object key')
      await expect(objects.size(key)).rejects.toThrow('Invalid object key')
      await expect(objects.remove(key)).rejects.toThrow('Invalid object key')
    },
  )

  it('writes many files at a time, each with its own bytes', async () => {
    const files = Array.from({ length: 30 }, () => ({ key: newKey(), bytes: randomBytes(20_000) }))
    await Promise.all(files.map(({ key, bytes }) => objects.put(key, bytes)))
    const found = await Promise.all(files.map(({ key }) => read(key)))
    expect(found.map((file) => file?.bytes)).toEqual(files.map(({ bytes }) => bytes.toString('latin1')))
  })

  it('gives back a file of 5 MB as it was, whole or from its middle', async () => {
    const key = newKey()
    const bytes = randomBytes(5_000_000)
    await objects.put(key, bytes)
    const whole = await objects.open(key)
    expect(whole && bytes.equals(await buffer(whole.stream))).toBe(true)
    const half = await objects.open(key, 2_500_000)
    expect(half?.size).toBe(5_000_000)
    expect(half && bytes.subarray(2_500_000).equals(await buffer(half.stream))).toBe(true)
  })

  it('lets go of a file that nobody reads to the end', async () => {
    const key = newKey()
    await objects.put(key, randomBytes(1_000_000))
    const file = await objects.open(key)
    file?.stream.destroy()
    expect(await objects.size(key)).toBe(1_000_000)
  })
})
