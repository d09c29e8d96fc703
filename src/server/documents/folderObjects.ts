import { mkdir, open, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { ObjectStore } from './ObjectStore.ts'

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** Files in a folder, spread by the first two characters of their key. */
export const folderObjects = (folder: string): ObjectStore => {
  const pathOf = (key: string) => {
    if (!/^[\w-]+\.\w+$/.test(key)) throw new Error('Invalid object key')
    return join(folder, key.slice(0, 2), key)
  }
  return {
    put: async (key, bytes) => {
      const path = pathOf(key)
      await mkdir(dirname(path), { recursive: true })
      const part = `${path}.part`
      const file = await open(part, 'w')
      await file.writeFile(bytes)
      await file.sync()
      await file.close()
      await rename(part, path)
    },
    open: async (key) => {
      try {
        const file = await open(pathOf(key))
        const { size } = await file.stat()
        return { size, stream: file.createReadStream() }
      } catch (error) {
        if (isMissing(error)) return undefined
        throw error
      }
    },
  }
}
