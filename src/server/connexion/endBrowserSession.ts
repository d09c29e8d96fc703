import { ifWritable } from '#server/kit/database/faults.ts'
import { fingerprint } from '#server/kit/secrets.ts'
import { endSession } from '#server/kit/session/endSessions.ts'
import type { Services } from '#server/services.ts'

/** Ends the session of a browser, when its cookie still has one; gives whether it had. */
export const endBrowserSession = async ({ db }: Services, token: string | undefined): Promise<boolean> => {
  if (token === undefined) return false
  let ended = false
  // A base that takes no write keeps it: the browser at least forgets its cookie.
  await ifWritable(async () => {
    ended = await endSession(db, fingerprint(token))
  })
  return ended
}
