/** Idle and longest lives of a session, in milliseconds. */
export const IDLE_MS = 20 * 60_000
export const LONGEST_MS = 8 * 3_600_000
