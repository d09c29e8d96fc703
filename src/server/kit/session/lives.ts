/** Idle and longest lives of a session, in milliseconds. */
export const IDLE_MS = 20 * 60_000
export const LONGEST_MS = 8 * 3_600_000

/** How long a session lives without activity, and at most, in the words of the contents. */
export const dureesSession = {
  inactive: `${IDLE_MS / 60_000} minutes`,
  entiere: `${LONGEST_MS / 3_600_000} heures`,
} as const
