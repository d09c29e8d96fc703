import { accountsAt, dropPendingIban } from '#server/kit/identity/banque.ts'
import { lockCompte } from '#server/kit/people/comptes.ts'
import { profilOf } from '#server/kit/people/profils.ts'
import { Refusal } from '#server/kit/Refusal.ts'
import type { Db } from '#server/kit/database/Store.ts'
import { holdSession } from '#server/kit/session/holdSession.ts'
import { takeHeldJeton } from '#server/kit/session/jetons.ts'
import type { OpenSession } from '#server/kit/session/sessions.ts'
import type { Services } from '#server/services.ts'
import { mailBoth } from '#server/kit/mail/queueMail.ts'
import { aideOf, ibanAnnuleMail } from './ibanMails.ts'

const undo = async (services: Services, db: Db, compteId: string, aide: string): Promise<void> => {
  await lockCompte(db, compteId)
  const row = await profilOf(db, compteId)
  if (!(await dropPendingIban(db, row, services.clock()))) throw new Refusal('lienIban')
  const compte = accountsAt(row, services.clock()).compte !== undefined
  const { origin } = services.config
  await mailBoth(services, db, row.compte_id, ibanAnnuleMail({ compte, aide, origin }))
}

/** Undoes the change of IBAN of someone signed in, while it waits: both of their addresses are told. */
export const undoOwnIban = async (services: Services, session: OpenSession): Promise<void> => {
  const aide = await aideOf(services)
  await services.db.transaction().execute(async (db) => {
    const { id } = await holdSession(db, session)
    await undo(services, db, id, aide)
  })
  services.wakeMail()
}

/** The same by the link of a mail, without signing in: once, while the change waits. Gives the account. */
export const undoIbanByLink = async (services: Services, token: string): Promise<string> => {
  const aide = await aideOf(services)
  const compteId = await services.db.transaction().execute(async (db) => {
    const jeton = await takeHeldJeton(db, 'iban', token, services.clock().getTime())
    if (!jeton) throw new Refusal('lienIban')
    await undo(services, db, jeton.compte_id, aide)
    return jeton.compte_id
  })
  services.wakeMail()
  return compteId
}
