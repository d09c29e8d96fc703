import { apart } from '../turns/threads.ts'
import type { Report } from './reportPdf.ts'
import type { Drawing } from './reportWorker.ts'

/** One processor draws while the others answer. */
const drawn = apart<Drawing, Uint8Array>(new URL('./reportWorker.ts', import.meta.url), {
  threads: 1,
  waiting: { person: 40, all: 200 },
  longestMs: 20_000,
})

/** Draws a report of a person as a PDF file, apart from what answers the others; refused when too many wait. */
export const drawReport = async (compteId: string, report: Report, createdOn: Date): Promise<Buffer> => {
  const bytes = await drawn(compteId, { report, createdOn })
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}
