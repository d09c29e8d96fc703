/** Objects: bytes kept by key, in a folder or in a bucket, whole or not at all. */

import type { Readable } from 'node:stream'

/** Where the files of documents are. A key is a name and an extension, such as `0199….pdf`. */
export interface ObjectStore {
  /** Writes a file whole or not at all; throws a StorageFull when there is no room left. */
  readonly put: (key: string, bytes: Uint8Array) => Promise<void>
  /**
   * Opens a file, from a byte on; undefined when it is missing. `size` is that of the whole file. A stream that cannot
   * reach the end fails: it never ends early.
   */
  readonly open: (
    key: string,
    from?: number,
  ) => Promise<{ readonly size: number; readonly stream: Readable } | undefined>
  /** Bytes of a file; undefined when it is missing. */
  readonly size: (key: string) => Promise<number | undefined>
  /** Deletes a file; a missing one is no fault. */
  readonly remove: (key: string) => Promise<void>
}

/** Keys that every store takes: they never lead out of it. */
export const isObjectKey = (key: string): boolean => /^[\w-]+\.\w+$/.test(key)

/** No room left: what was being written is not kept. */
export class StorageFull extends Error {}

/** The store does not answer, or refuses the portal. Its message is for the log: codes only, never a credential. */
export class StorageDown extends Error {}

/** The store answers, and refuses: asked again, it would again. */
export class StorageRefused extends StorageDown {}
