import { framesOf, withoutSecrets } from './sourceLines.ts'

/** Levels of the log, as pino numbers them. */
export const levels = { info: 30, error: 50 } as const

const told = (fault: unknown): string => {
  if (!(fault instanceof Error)) return withoutSecrets(String(fault))
  const code = 'code' in fault ? ` (${String(fault.code)})` : ''
  const frames = framesOf(fault.stack).map((line) => line.trim())
  return [`${fault.name}${code}: ${withoutSecrets(fault.message)}`, ...frames].join('\n')
}

/** A line of the log, for what happens where no application has its own. */
export const logLine = (level: (typeof levels)[keyof typeof levels], msg: string, fault?: unknown): string =>
  JSON.stringify({
    level,
    time: Date.now(),
    pid: process.pid,
    msg,
    ...(fault !== undefined && { fault: told(fault) }),
  })

/** Writes a line where errors go, at once: the process may be ending. */
export const say = (line: string): void => void process.stderr.write(`${line}\n`)

/** Says in one line that something failed beside any request. */
export const tellFault = (msg: string, fault: unknown): void => say(logLine(levels.error, msg, fault))

/** Says that something begins to fail, then that it no longer does, and nothing each time that it is looked at between. */
export const tellChanges = (what: string): ((fault?: unknown) => void) => {
  let failing = false
  return (fault) => {
    if (failing === (fault !== undefined)) return
    failing = !failing
    if (failing) tellFault(`${what}: failing`, fault)
    else say(logLine(levels.info, `${what}: in order again`))
  }
}
