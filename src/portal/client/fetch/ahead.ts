/** How long an answer that was fetched ahead may serve, in milliseconds: from a hand on a link to the page that it opens. */
const FRESH_MS = 10_000

interface Ahead {
  readonly until: number
  /** Body of a successful answer; nothing when there is none. */
  readonly answer: Promise<unknown>
}

const ahead = new Map<string, Ahead>()

/** Fetches under a key what a page that may soon open reads, unless that is on its way already. */
export const fetchAhead = (key: string, read: () => Promise<unknown>): void => {
  if ((ahead.get(key)?.until ?? 0) > performance.now()) return
  ahead.set(key, { until: performance.now() + FRESH_MS, answer: read().catch(() => undefined) })
}

/** What was fetched ahead under a key, once; nothing when it was not, or too long ago. */
export const takeAhead = async (key: string): Promise<unknown> => {
  const taken = ahead.get(key)
  ahead.delete(key)
  return taken && taken.until > performance.now() ? taken.answer : undefined
}

/** What the person does may change every answer. */
export const forgetAhead = (): void => ahead.clear()
