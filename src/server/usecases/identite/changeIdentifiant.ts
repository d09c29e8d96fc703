import { identifiantChangeMail } from '../../mail/mails.ts'
import { queueMail } from '../../mail/queueMail.ts'
import { Refusal } from '../../Refusal.ts'
import type { Services } from '../../services.ts'
import { changeCompte, type Compte } from '../../store/comptes.ts'
import { profilOf } from '../../store/profils.ts'
import { endSessionsOf } from '../../store/sessions.ts'

/** Puts the new identifier in place of the old one: every session ends, this one included. */
export const changeIdentifiant = async (services: Services, { id, nouveau_nir }: Compte): Promise<void> => {
  if (nouveau_nir === null) throw new Refusal('introuvable')
  const { db, clock, config } = services
  await db.transaction().execute(async (transaction) => {
    await changeCompte(transaction, id, { identifiant: nouveau_nir, nouveau_nir: null })
    await endSessionsOf(transaction, id)
    const { courriel_principal } = await profilOf(transaction, id)
    if (courriel_principal !== '')
      await queueMail(transaction, clock().getTime(), courriel_principal, identifiantChangeMail(config))
  })
  services.wakeMail()
}
