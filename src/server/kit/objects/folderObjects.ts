import { open, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { isObjectKey, StorageDown, StorageFull, type ObjectStore } from './ObjectStore.ts'
import { writeWhole } from './wholeFile.ts'

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

/** Files in a folder, spread by the first two characters of their key. */
export const folderObjects = (folder: string): ObjectStore => {
  const pathOf = (key: string) => {
    if (!isObjectKey(key)) throw new Error('Invalid object key')
    return join(folder, key.slice(0, 2), key)
  }
  return {
    put: async (key, bytes) => {
      const path = pathOf(key)
      try {
        await writeWhole(path, bytes)
      } catch (error) {
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
