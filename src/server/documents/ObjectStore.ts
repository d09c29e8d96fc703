import type { Readable } from 'node:stream'

/** Where the files of documents are. */
export interface ObjectStore {
  /** Writes a file whole or not at all. */
  readonly put: (key: string, bytes: Uint8Array) => Promise<void>
  /** Opens a file; undefined when it is missing. */
  readonly open: (key: string) => Promise<{ readonly size: number; readonly stream: Readable } | undefined>
}
