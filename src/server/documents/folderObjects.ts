import { randomUUID } from 'node:crypto'
import { mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { isObjectKey, StorageDown, StorageFull, type ObjectStore } from './ObjectStore.ts'

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined)

const FULL = new Set<unknown>(['ENOSPC', 'EDQUOT', 'EFBIG'])

const faultOf = (error: unknown) => {
  const code = codeOf(error)
  return new (FULL.has(code) ? StorageFull : StorageDown)(String(code))
}

/** What a call on a file gives, undefined when the file is missing. */
const ifThere = async <T>(call: Promise<T>): Promise<T | undefined> => {
  try {
    return await call
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    throw faultOf(error)
  }
}

const write = async (path: string, bytes: Uint8Array) => {
  const file = await open(path, 'w')
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** A name too must reach the disk. Systems that open no folder keep their names by themselves. */
const keepName = async (path: string) => {
  const folder = await open(dirname(path)).catch(() => undefined)
  if (!folder) return
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

/** Files in a folder, spread by the first two characters of their key. */
export const folderObjects = (folder: string): ObjectStore => {
  const pathOf = (key: string) => {
    if (!isObjectKey(key)) throw new Error('Invalid object key')
    return join(folder, key.slice(0, 2), key)
  }
  return {
    put: async (key, bytes) => {
      const path = pathOf(key)
      // Two writings of one key never meet: the last one to end wins.
      const part = `${path}.${randomUUID()}.part`
      try {
        await mkdir(dirname(path), { recursive: true })
        await write(part, bytes)
        await rename(part, path)
        await keepName(path)
      } catch (error) {
        await rm(part, { force: true }).catch(() => undefined)
        throw faultOf(error)
      }
    },
    open: async (key, from = 0) => {
      const file = await ifThere(open(pathOf(key)))
      if (!file) return undefined
      const { size } = await file.stat()
      return { size, stream: file.createReadStream({ start: from }) }
    },
    size: async (key) => (await ifThere(stat(pathOf(key))))?.size,
    remove: async (key) => {
      await ifThere(rm(pathOf(key)))
    },
  }
}
