import { type FileHandle, open } from 'node:fs/promises'

/** Puts on the disk all that was written before it was called, and returns once it is there. */
export type Flush = () => Promise<void>

/** Does the work again for whoever asks while it is being done: once for all of them. */
export const together = (work: () => Promise<void>): Flush => {
  let working: Promise<void> = Promise.resolve()
  let next: Promise<void> | undefined
  return () =>
    (next ??= working
      .catch(() => undefined)
      .then(() => {
        next = undefined
        working = work()
        return working
      }))
}

/**
 * Flushes a file without holding the process up, as SQLite does at each commit (`synchronous = full`): it waits a millisecond
 * or more, in which nobody is answered.
 */
export const flushing = (path: string): { readonly flush: Flush; readonly close: () => Promise<void> } => {
  let file: FileHandle | undefined
  return {
    flush: together(async () => {
      file ??= await open(path)
      await file.datasync()
    }),
    close: async () => file?.close(),
  }
}
