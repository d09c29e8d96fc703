import { copyFile, mkdir, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { codeOf } from '#server/kit/objects/boundedFetch.ts'

/** What a work on a file or a folder gives; undefined when it is gone from its place. */
const ifThere = async <T>(path: string, work: (path: string) => Promise<T>): Promise<T | undefined> => {
  try {
    return await work(path)
  } catch (error) {
    const there = await stat(path).catch(() => undefined)
    if (codeOf(error) !== 'ENOENT' || there !== undefined) throw error
    return undefined
  }
}

/**
 * Copies what waits in the folder of transmissions, if there is one, while its reader takes parcels away: those taken meanwhile
 * are passed over, each alone, and so are those half written.
 */
export const copyTransmissions = async (from: string, to: string, copy = copyFile): Promise<void> => {
  const entries = (await ifThere(from, (folder) => readdir(folder, { withFileTypes: true }))) ?? []
  if (entries.length > 0) await mkdir(to, { recursive: true })
  for (const entry of entries) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) await copyTransmissions(source, target, copy)
    else if (!entry.name.endsWith('.part')) await ifThere(source, (path) => copy(path, target))
  }
}
