import { apart } from '../../turns/threads.ts'
import type { Looked, Reproach } from './activeContent.ts'

/**
 * Ten megabytes that were made to be long to read take seconds: nobody else waits for them, and whoever sends many waits
 * for their own.
 */
const look = apart<Looked, Reproach>(new URL('./activeContent.ts', import.meta.url), {
  threads: 2,
  waiting: { person: 20, all: 200 },
  longestMs: 15_000,
})

/** What a file of an accepted type is reproached with (`reproachTo`), looked at apart from what answers the others. */
export const reproachApart = (compteId: string, type: string, bytes: Buffer): Promise<Reproach> =>
  look(compteId, { type, bytes })
