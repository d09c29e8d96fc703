import { FACTEUR_RECENT_HEURES } from '#contract/connexion/facteurs/facteurs.ts'
import type { Db } from '#server/kit/database/Store.ts'
import { mailBoth } from '#server/kit/mail/queueMail.ts'
import type { Services } from '#server/services.ts'
import { dropCodes } from './codesSecours.ts'
import { recentsRetiresMail } from './mails.ts'
import { dropFacteursSince, facteursOf } from './store.ts'

/**
 * Removes the factors that were just added, and the recovery codes that were just made: whoever had found a password could
 * shut its holder out by a factor of their own, and come back by it, or by codes made anew, once the password is another.
 * Older ones stay: a mailbox alone must not be worth them. Both addresses are told.
 */
export const dropRecentFacteurs = async (services: Services, db: Db, compteId: string): Promise<void> => {
  const since = services.clock().getTime() - FACTEUR_RECENT_HEURES * 60 * 60_000
  const facteurs = await dropFacteursSince(db, compteId, since)
  const none = (await facteursOf(db, compteId)).length === 0
  const codes = await dropCodes(db, compteId, none ? undefined : since)
  if (facteurs + codes === 0) return
  const retires = { facteurs: facteurs > 0, codes: codes > 0 }
  await mailBoth(services, db, compteId, recentsRetiresMail({ origin: services.config.origin, ...retires }))
}
