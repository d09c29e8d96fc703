import { mkdirSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false

/**
 * Makes a folder and those above it that are missing. Node's own way (`recursive`) never ends where a folder is there and takes
 * none, as `/proc` is: it makes again and again the one above, which it is told is there.
 */
export const makeFolder = (folder: string, mode = 0o777): void => {
  const path = resolve(folder)
  if (isFolder(path)) return
  if (dirname(path) !== path) makeFolder(dirname(path), mode)
  try {
    mkdirSync(path, { mode })
  } catch (error) {
    // Someone else may have made it meanwhile.
    if (!isFolder(path)) throw error
  }
}
