import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Piscina as Threads } from 'piscina'
import { root } from '../root.ts'
import { inTurnOfEach, Overload } from './inTurn.ts'
import { Refusal } from '../Refusal.ts'

/** How long a thread without work is kept, in milliseconds. */
const IDLE_MS = 30_000

/**
 * Rest between the works that one person has waiting, in times what each takes: what comes before and after a drawing is done
 * where the others are answered, who would wait for it one time in seven.
 */
const REST = 3

/** Places for works of a kind, and the longest that one may take, its wait for a thread included. */
interface Places {
  readonly threads: number
  /** Works that wait, of one person and of all. */
  readonly waiting: { readonly person: number; readonly all: number }
  readonly longestMs: number
}

/** The file of a thread: as it is, or as the build names it beside the server. */
const fileOf = (source: URL): string =>
  import.meta.url.endsWith('.ts')
    ? source.href
    : pathToFileURL(join(root, 'dist-server', basename(source.pathname).replace(/\.ts$/, '.js'))).href

/** Loaded when needed only: a start does without. */
const openThreads = async (source: URL, { threads, waiting }: Places): Promise<Threads> => {
  const { Piscina } = await import('piscina')
  const opened = new Piscina({
    filename: fileOf(source),
    minThreads: 0,
    maxThreads: threads,
    maxQueue: waiting.all,
    idleTimeout: IDLE_MS,
    // What answers others goes first where the machine has no processor to spare; twice as far behind, a receipt was not
    // drawn in twenty seconds beside a dozen busy processes.
    niceIncrement: 5,
  })
  // Who asked is told by the work's own failure: without this, a thread that ends badly would end the server.
  opened.on('error', () => undefined)
  return opened
}

/**
 * Has works done apart from what answers the others, by the default export of a file: one of each person at a time, so
 * that who asks for many waits for their own. Refused when too many wait, or when one takes too long: its thread ends.
 */
export const apart = <Asked, Done>(source: URL, places: Places) => {
  const inTurnOf = inTurnOfEach({ atOnce: 1, waiting: places.waiting.person, rest: REST })
  let opened: Promise<Threads> | undefined
  return async (who: string, asked: Asked): Promise<Done> => {
    const threads = await (opened ??= openThreads(source, places))
    try {
      return (await inTurnOf(who, () =>
        threads.run(asked, { signal: AbortSignal.timeout(places.longestMs) }),
      )) as Done
    } catch (error) {
      const isLate = error instanceof Error && error.name === 'AbortError'
      if (isLate || error instanceof Overload || threads.queueSize >= places.waiting.all)
        throw new Refusal('serviceSature')
      throw error
    }
  }
}
