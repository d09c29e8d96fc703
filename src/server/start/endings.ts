import { constants } from 'node:os'
import closeWithGrace from 'close-with-grace'
import { levels, logLine, say, tellFault } from '#server/kit/faults/tellFault.ts'

/** Time (ms) that answers under way have to end, once the close has begun. */
export const DELAY = 25_000

/** What ends the process: an error that nobody caught, a signal, or nothing left to do. */
export interface Ending {
  readonly err?: unknown
  readonly signal?: string
}

/** Why the process ends, in one line. */
export const endingLine = ({ err, signal }: Ending): string => {
  if (err !== undefined) return logLine(levels.error, 'ending: an error that nothing caught', err)
  return logLine(levels.info, signal === undefined ? 'ending: nothing left to do' : `ending: ${signal}`)
}

/** Closes before the process ends, whatever ends it, and says why it does; closing begins by `graceMs` of waiting. */
export const endWithReason = (close: () => Promise<void>, graceMs = 0): void => {
  const logger = { error: (fault: unknown) => tellFault('ending: not in order', fault) }
  closeWithGrace({ delay: DELAY + graceMs, logger }, async (ending) => {
    say(endingLine(ending))
    await close()
  })
}

/**
 * Says by what signal a start is cut, which ends it there and then; gives what stops that. By a code, as shells tell a signal: the
 * first process of a container would not hear its own.
 */
export const tellCutStart = (): (() => void) => {
  const signals = ['SIGTERM', 'SIGINT'] as const
  const tell = (signal: NodeJS.Signals) => {
    say(endingLine({ signal }))
    process.exit(128 + constants.signals[signal])
  }
  for (const signal of signals) process.on(signal, tell)
  return () => {
    for (const signal of signals) process.off(signal, tell)
  }
}
