import { identifiantChangeMail } from './accessMails.ts'
import { queueMail } from '#server/kit/mail/queueMail.ts'
import { Refusal } from '#server/kit/Refusal.ts'
import type { Services } from '#server/services.ts'
import { compteByIdentifiant } from '#server/kit/people/comptes.ts'
import { giveWay, replaceIdentifiant } from '#server/kit/identity/numeros.ts'
import { profilOf } from '#server/kit/people/profils.ts'
import { inSession } from '#server/kit/session/holdSession.ts'
import type { OpenSession } from '#server/kit/session/sessions.ts'

/** Puts the new identifier in place of the old one: every session ends, this one included. */
export const changeIdentifiant = async (services: Services, session: OpenSession): Promise<void> => {
  const { compte } = session
  const { id, etat, nouveau_nir } = compte
  if (nouveau_nir === null || etat !== 'CONFIRME') throw new Refusal('introuvable')
  const { clock, config } = services
  const now = clock().getTime()
  await inSession(services, session, async (transaction) => {
    // Someone not confirmed may hold the new number: they give way. A confirmed person does not.
    const holder = await compteByIdentifiant(transaction, nouveau_nir)
    if (holder && !(await giveWay(transaction, holder, now))) throw new Refusal('identifiantPris')
    if (!(await replaceIdentifiant(transaction, compte, nouveau_nir, now))) throw new Refusal('introuvable')
    const { courriel_principal } = await profilOf(transaction, id)
    if (courriel_principal !== '')
      await queueMail(transaction, now, courriel_principal, identifiantChangeMail(config))
  })
  services.wakeMail()
}
