import { mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { isObjectKey, StorageFull, type ObjectStore } from './ObjectStore.ts'

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined)

/** What a call on a file gives, undefined when the file is missing. */
const ifThere = async <T>(call: Promise<T>): Promise<T | undefined> => {
  try {
    return await call
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
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

/** Files in a folder, spread by the first two characters of their key. */
export const folderObjects = (folder: string): ObjectStore => {
  const pathOf = (key: string) => {
    if (!isObjectKey(key)) throw new Error('Invalid object key')
    return join(folder, key.slice(0, 2), key)
  }
  return {
    put: async (key, bytes) => {
      const path = pathOf(key)
      const part = `${path}.part`
      try {
        await mkdir(dirname(path), { recursive: true })
        await write(part, bytes)
        await rename(part, path)
      } catch (error) {
        await rm(part, { force: true })
        if (codeOf(error) === 'ENOSPC' || codeOf(error) === 'EDQUOT') throw new StorageFull(key)
        throw error
      }
    },
    open: async (key, from = 0) => {
      const file = await ifThere(open(pathOf(key)))
      if (!file) return undefined
      const { size } = await file.stat()
      return { size, stream: file.createReadStream({ start: from }) }
    },
    size: async (key) => (await ifThere(stat(pathOf(key))))?.size,
    remove: (key) => rm(pathOf(key), { force: true }),
  }
}
