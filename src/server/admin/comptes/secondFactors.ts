import { facteursRetiresMail } from '#server/connexion/facteurs/mails.ts'
import { dropFactors } from '#server/kit/database/journal.ts'
import { mailBoth } from '#server/kit/mail/queueMail.ts'
import { passwordOpens } from '#server/kit/session/preuve.ts'
import { endSessionsOf } from '#server/kit/session/endSessions.ts'
import type { Services } from '#server/services.ts'
import { findCompte } from '../imports/fields.ts'
import type { Output } from '../Runner.ts'

const told = (mails: number): string => {
  if (mails === 0) return 'son profil n’a pas d’adresse électronique, et personne n’en est prévenu.'
  return mails === 1 ? 'sa seule adresse en est prévenue.' : 'ses deux adresses en sont prévenues.'
}

/** Tells how many second factors someone has; removes them all, for who lost every one: their addresses are told. */
export const secondFactors = async (
  services: Services,
  nir: string,
  { retirer = false }: { readonly retirer?: boolean },
  { say }: Output,
): Promise<void> => {
  const compte = await findCompte(services.db, nir)
  const { id } = compte
  const facteurs = await services.db
    .selectFrom('facteur')
    .select('genre')
    .where('compte_id', '=', id)
    .execute()
  const keys = facteurs.filter(({ genre }) => genre === 'cleacces').length
  say(`Clés d’accès : ${keys} ; applications de codes : ${facteurs.length - keys}.`)
  if (!retirer || facteurs.length === 0) return
  const motDePasseOuvre = await passwordOpens(services, compte)
  const prevenus = await services.db.transaction().execute(async (db) => {
    // First: no session adds one meanwhile.
    await endSessionsOf(db, id)
    await dropFactors(db, id)
    const { origin } = services.config
    return mailBoth(services, db, id, facteursRetiresMail({ origin, motDePasseOuvre }))
  })
  services.wakeMail()
  say(`Tous sont retirés, codes de secours compris ; ${told(prevenus)}`)
}
