import type { Say } from '#server/kit/StartFault.ts'

/** Where a command tells what it does: lines, and on a terminal one line that is drawn again and again. */
export interface Output {
  readonly say: Say
  /** Absent when nobody looks: a file or another program reads. */
  readonly draw?: (text: string) => void
}
