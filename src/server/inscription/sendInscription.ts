import type { CoordonneesForm } from '#contract/inscription/inscriptionForm.ts'
import { inscriptionMail, tentativeInscriptionMail } from './mails.ts'
import { queueMail } from '#server/kit/mail/queueMail.ts'
import type { Services } from '#server/services.ts'
import { heldCompte } from '#server/kit/people/comptes.ts'
import type { InscriptionRow } from './store.ts'
import { profilOf } from '#server/kit/people/profils.ts'
import { mayMail, withinLimit } from '#server/kit/limits/limits.ts'
import { newLink } from '#server/kit/session/jetons.ts'

/** What the last step sent, as it waits for its link: the password is hashed already. */
export interface Envoi {
  readonly coordonnees: CoordonneesForm
  readonly secret: string
}

/** What a link of creation will do. */
export interface PendingInscription
  extends Pick<InscriptionRow, 'identifiant' | 'nom' | 'prenom' | 'date_naissance' | 'mode'>, Envoi {}

/** Mails about attempts that the holder of an account gets in an hour at most. */
const WARNINGS = 3

/**
 * Sends the link of a creation, or warns the holder when there is one already. An account that nobody confirmed gives
 * way to a confirmed creation.
 */
export const sendInscription = async (
  services: Services,
  { identifiant, nom, prenom, date_naissance, mode }: InscriptionRow,
  envoi: Envoi,
): Promise<void> => {
  const { db, clock, config } = services
  const now = clock().getTime()
  await db.transaction().execute(async (transaction) => {
    const holder = await heldCompte(transaction, identifiant)
    if (holder && !(holder.etat === 'AFFIRME' && mode === 'CONFIRME')) {
      const { courriel_principal } = await profilOf(transaction, holder.id)
      const mayWarn = await withinLimit({ db: transaction, clock }, `tentative:${identifiant}`, WARNINGS)
      if (courriel_principal !== '' && mayWarn)
        await queueMail(transaction, now, courriel_principal, tentativeInscriptionMail(config))
      return
    }
    // Said to nobody: the answer is the same.
    const { courrielPrincipal } = envoi.coordonnees
    if (!(await mayMail({ db: transaction, clock }, courrielPrincipal, identifiant))) return
    const donnees: PendingInscription = { identifiant, nom, prenom, date_naissance, mode, ...envoi }
    const url = await newLink(services, transaction, { genre: 'inscription', donnees })
    await queueMail(transaction, now, courrielPrincipal, inscriptionMail({ url }))
  })
  services.wakeMail()
}
