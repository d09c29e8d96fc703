import { pasMoiMail } from '../accessMails.ts'
import { dropRecentFacteurs } from '../facteurs/dropRecent.ts'
import { queueMail } from '#server/kit/mail/queueMail.ts'
import type { Services } from '#server/services.ts'
import { dropWaysIn, newLink } from '#server/kit/session/jetons.ts'
import { dropPendingIban } from '#server/kit/identity/banque.ts'
import { profilOf } from '#server/kit/people/profils.ts'
import { inSession } from '#server/kit/session/holdSession.ts'
import type { OpenSession } from '#server/kit/session/sessions.ts'
import { endSessionsOf } from '#server/kit/session/endSessions.ts'

/**
 * Someone says that a sign-in was not theirs: every session ends, this one included, changes of address and of
 * IBAN under way are withdrawn, the factors just added are removed, and a link to change the password goes to the main address. The link goes by mail, not to this
 * browser: it may be the intruder's.
 */
export const notMe = async (services: Services, session: OpenSession): Promise<void> => {
  const { clock } = services
  await inSession(services, session, async (transaction, { id: compteId }) => {
    await endSessionsOf(transaction, compteId)
    await dropWaysIn(transaction, compteId)
    await dropRecentFacteurs(services, transaction, compteId)
    const profil = await profilOf(transaction, compteId)
    await dropPendingIban(transaction, profil, clock())
    const { courriel_principal } = profil
    if (courriel_principal === '') return
    const url = await newLink(services, transaction, { genre: 'motdepasse', compteId })
    await queueMail(transaction, clock().getTime(), courriel_principal, pasMoiMail({ url }))
  })
  services.wakeMail()
}
