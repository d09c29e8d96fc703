import { findPackageJSON } from 'node:module'
import { dirname } from 'node:path'

/**
 * Folder of the project. What is read from disk beside the code (sounds, lists, the built portal) is found from here, so
 * that the sources and the bundle that is built of them find the same files.
 */
export const root = dirname(findPackageJSON('.', import.meta.url) ?? '')
