import { sendDue, type Post } from './sendDue.ts'

/** Mails are looked for this often, beyond those that `wake` announces. */
const EVERY_MS = 15_000

/** Longest wait, when the server stops, for the mail under way. */
const PATIENCE_MS = 5000

/** What sends the mails that transactions have queued. */
export interface Outbox {
  /** Looks for mails now. */
  readonly wake: () => void
  /** Takes no more mail; waits a little for the one under way. */
  readonly close: () => Promise<void>
}

/** Sends what waits, then what comes, until it is closed. */
export const openOutbox = (post: Post): Outbox => {
  const state = { asked: false, closed: false }
  let running: Promise<void> | undefined
  const run = async () => {
    while (state.asked && !state.closed) {
      state.asked = false
      await sendDue(post, () => state.closed).catch((error: unknown) =>
        post.log.error({ err: error }, 'outbox failed'),
      )
    }
    running = undefined
  }
  const wake = () => {
    if (state.closed) return
    state.asked = true
    running ??= run()
  }
  const timer = setInterval(wake, EVERY_MS)
  timer.unref()
  wake()
  return {
    wake,
    close: async () => {
      state.closed = true
      clearInterval(timer)
      let limit: NodeJS.Timeout | undefined
      const late = new Promise<void>((resolve) => {
        limit = setTimeout(resolve, PATIENCE_MS)
      })
      await Promise.race([running, late])
      clearTimeout(limit)
    },
  }
}
