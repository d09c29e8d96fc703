import { facteursRetiresMail } from '#server/connexion/facteurs/mails.ts'
import { dropFactors } from '#server/kit/database/journal.ts'
import { mailBoth } from '#server/kit/mail/mailBoth.ts'
import { endSessionsOf } from '#server/kit/session/sessions.ts'
import type { Services } from '#server/services.ts'
import { findCompte } from '../fields.ts'
import type { Output } from '../Runner.ts'

/** Tells how many second factors someone has; removes them all, for who lost every one: both addresses are told. */
export const secondFactors = async (
  services: Services,
  nir: string,
  { retirer = false }: { readonly retirer?: boolean },
  { say }: Output,
): Promise<void> => {
  const { id } = await findCompte(services.db, nir)
  const facteurs = await services.db
    .selectFrom('facteur')
    .select('genre')
    .where('compte_id', '=', id)
    .execute()
  const keys = facteurs.filter(({ genre }) => genre === 'cleacces').length
  say(`Clés d’accès : ${keys} ; applications de codes : ${facteurs.length - keys}.`)
  if (!retirer || facteurs.length === 0) return
  await services.db.transaction().execute(async (db) => {
    // First: no session adds one meanwhile.
    await endSessionsOf(db, id)
    await dropFactors(db, id)
    await mailBoth(services, db, id, facteursRetiresMail(services.config))
  })
  services.wakeMail()
  say('Tous sont retirés, codes de secours compris ; ses deux adresses en sont prévenues.')
}
