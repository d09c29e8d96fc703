import { IDLE_MS, LONGEST_MS } from '#server/kit/session/lives.ts'

/** How long a session lives without activity, and at most, in the words of the contents. */
export const dureesSession = {
  inactive: `${IDLE_MS / 60_000} minutes`,
  entiere: `${LONGEST_MS / 3_600_000} heures`,
} as const
