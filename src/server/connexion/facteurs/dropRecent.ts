import { FACTEUR_RECENT_HEURES } from '#contract/connexion/facteurs/facteurs.ts'
import type { Db } from '#server/kit/database/Store.ts'
import { mailBoth } from '#server/kit/mail/mailBoth.ts'
import type { Services } from '#server/services.ts'
import { dropCodes } from './codesSecours.ts'
import { facteursRecentsRetiresMail } from './mails.ts'
import { dropFacteursSince, facteursOf } from './store.ts'

/**
 * Removes the factors that were just added: whoever had found a password could shut
 * its holder out by one of their own, and come back by it once the password is another. Older ones stay: a mailbox alone
 * must not be worth them. Both addresses are told.
 */
export const dropRecentFacteurs = async (services: Services, db: Db, compteId: string): Promise<void> => {
  const since = services.clock().getTime() - FACTEUR_RECENT_HEURES * 60 * 60_000
  const { numDeletedRows = 0n } = (await dropFacteursSince(db, compteId, since))[0] ?? {}
  if (numDeletedRows === 0n) return
  if ((await facteursOf(db, compteId)).length === 0) await dropCodes(db, compteId)
  await mailBoth(services, db, compteId, facteursRecentsRetiresMail(services.config))
}
