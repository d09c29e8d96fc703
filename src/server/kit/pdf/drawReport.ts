import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Piscina as Threads } from 'piscina'
import { root } from '../root.ts'
import { inTurnOfEach, Overload } from '../inTurn.ts'
import { Refusal } from '../Refusal.ts'
import type { Report } from './reportPdf.ts'
import type { Drawing } from './reportWorker.ts'

/** Drawings at once: one processor draws while the others answer. */
const THREADS = 1
/** Drawings that wait, of one person and of all. */
const WAITING = { person: 40, all: 200 }
/** How long a thread without work is kept, in milliseconds. */
const IDLE_MS = 30_000
/** Longest drawing, in milliseconds. */
const LONGEST_MS = 20_000

/** The file of the thread: as it is, or as the build names it beside the server. */
const file = import.meta.url.endsWith('.ts')
  ? new URL('./reportWorker.ts', import.meta.url)
  : pathToFileURL(join(root, 'dist-server/reportWorker.js'))

let opened: Promise<Threads> | undefined

/** Loaded when needed only, like what draws PDF files: a start does without. */
const openThreads = async (): Promise<Threads> => {
  const { Piscina } = await import('piscina')
  const threads = new Piscina({
    filename: file.href,
    minThreads: 0,
    maxThreads: THREADS,
    maxQueue: WAITING.all,
    idleTimeout: IDLE_MS,
    // What answers others goes first where the machine has no processor to spare.
    niceIncrement: 10,
  })
  // Who asked is told by the drawing's own failure: without this, a thread that ends badly would end the server.
  threads.on('error', () => undefined)
  return threads
}

/** One drawing of a person at a time: who asks for many waits for their own. */
const inTurnOf = inTurnOfEach({ atOnce: 1, waiting: WAITING.person })

/** Draws a report of a person as a PDF file, apart from what answers the others; refused when too many wait. */
export const drawReport = async (compteId: string, report: Report, createdOn: Date): Promise<Buffer> => {
  const threads = await (opened ??= openThreads())
  const asked: Drawing = { report, createdOn }
  try {
    const bytes: Uint8Array = await inTurnOf(compteId, () =>
      threads.run(asked, { signal: AbortSignal.timeout(LONGEST_MS) }),
    )
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  } catch (error) {
    if (error instanceof Overload || threads.queueSize >= WAITING.all) throw new Refusal('serviceSature')
    throw error
  }
}
