import { randomUUID } from 'node:crypto'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'

type Content = Uint8Array | AsyncIterable<Uint8Array>

const write = async (path: string, content: Content) => {
  const file = await open(path, 'w')
  try {
    await file.writeFile(content)
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

/**
 * Writes a file whole or not at all, in a folder that is made when needed: beside its place, under a name of its own that
 * ends with `.part`, flushed, then renamed. Two writings of one file never meet: the last one to end wins.
 */
export const writeWhole = async (path: string, content: Content): Promise<void> => {
  const part = `${path}.${randomUUID()}.part`
  try {
    await mkdir(dirname(path), { recursive: true })
    await write(part, content)
    await rename(part, path)
    await keepName(path)
  } catch (error) {
    await rm(part, { force: true }).catch(() => undefined)
    throw error
  }
}
