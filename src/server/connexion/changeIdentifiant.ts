import { identifiantChangeMail } from './accessMails.ts'
import { queueMail } from '#server/kit/mail/queueMail.ts'
import { Refusal } from '#server/kit/Refusal.ts'
import type { Services } from '#server/services.ts'
import { changeCompteFrom, compteByIdentifiant, dropCompte, type Compte } from '#server/kit/people/comptes.ts'
import { dropJetons } from '#server/kit/session/jetons.ts'
import { profilOf } from '#server/kit/people/profils.ts'
import { endSessionsOf } from '#server/kit/session/sessions.ts'
import type { Db } from '#server/kit/database/Store.ts'
import { espaceRemplaceMail } from '#server/kit/mail/Mail.ts'

/** Someone not confirmed may hold the new number: they give way. A confirmed person does not. */
const makeWay = async (db: Db, nouveauNir: string, now: number) => {
  const holder = await compteByIdentifiant(db, nouveauNir)
  if (!holder) return
  const { iban, courriel_principal } = await profilOf(db, holder.id)
  if (holder.etat !== 'AFFIRME' || iban !== null) throw new Refusal('identifiantPris')
  if (courriel_principal !== '') await queueMail(db, now, courriel_principal, espaceRemplaceMail())
  await dropCompte(db, holder.id)
}

/** Puts the new identifier in place of the old one: every session ends, this one included. */
export const changeIdentifiant = async (
  services: Services,
  { id, etat, identifiant, nouveau_nir }: Compte,
): Promise<void> => {
  if (nouveau_nir === null || etat !== 'CONFIRME') throw new Refusal('introuvable')
  const { db, clock, config } = services
  await db.transaction().execute(async (transaction) => {
    await makeWay(transaction, nouveau_nir, clock().getTime())
    // Asked twenty times at once, it is done once: the others find another identifier than the one that they read.
    const changes = { identifiant: nouveau_nir, nouveau_nir: null }
    if (!(await changeCompteFrom(transaction, id, { identifiant }, changes))) throw new Refusal('introuvable')
    await dropJetons(transaction, 'motdepasse', id)
    await endSessionsOf(transaction, id)
    const { courriel_principal } = await profilOf(transaction, id)
    if (courriel_principal !== '')
      await queueMail(transaction, clock().getTime(), courriel_principal, identifiantChangeMail(config))
  })
  services.wakeMail()
}
