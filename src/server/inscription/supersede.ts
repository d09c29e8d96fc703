import { dropConnexions, dropFactors } from '#server/kit/database/journal.ts'
import type { Db } from '#server/kit/database/Store.ts'
import { espaceRemplaceMail } from '#server/kit/mail/Mail.ts'
import { queueMail } from '#server/kit/mail/queueMail.ts'
import { changeCompte, type Compte } from '#server/kit/people/comptes.ts'
import { changeProfil, defaultNotifications, profilOf } from '#server/kit/people/profils.ts'
import { dropWaysIn } from '#server/kit/session/jetons.ts'
import { endSessionsOf } from '#server/kit/session/endSessions.ts'
import { noMoreToConfirm } from './identite/identityEvent.ts'

/**
 * Takes an account that nobody confirmed (AFFIRME) from its holder, in the transaction given: they are told and signed out, and
 * nothing that they left opens it again, nor decides what its next holder is told or offered. What the register has of the person stays. `now` is in milliseconds.
 */
export const supersede = async (db: Db, { id }: Compte, now: number): Promise<void> => {
  const { courriel_principal } = await profilOf(db, id)
  await endSessionsOf(db, id)
  await dropWaysIn(db, id)
  await noMoreToConfirm(db, id)
  await dropConnexions(db, id)
  await dropFactors(db, id)
  const untold = { adresse: null, adresse_future: null, notifications: defaultNotifications }
  await changeProfil(db, id, untold)
  await changeCompte(db, id, { facteur_propose_le: null })
  if (courriel_principal !== '') await queueMail(db, now, courriel_principal, espaceRemplaceMail())
}
