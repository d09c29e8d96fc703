import { dayInParis } from '#rules/calendar/dates.ts'
import { espaceOuvertMail } from '#server/inscription/mails.ts'
import { queueMail } from '#server/kit/mail/queueMail.ts'
import { hashPassword } from '#server/kit/password/password.ts'
import { newToken } from '#server/kit/secrets.ts'
import type { Services } from '#server/services.ts'
import { changeCompte, compteByIdentifiant } from '#server/kit/people/comptes.ts'
import { changeProfil } from '#server/kit/people/profils.ts'
import { keepRegistered } from '#server/kit/people/register.ts'
import { compteRow } from './compteRow.ts'
import { AdministrationFault, type Output } from '../Runner.ts'
import { newLink } from '#server/kit/session/jetons.ts'

/**
 * Opens the space of a person whose identity the administration vouches for. Nobody knows the first password: a link
 * goes to the address given, to choose one.
 */
export const createCompte = async (
  services: Services,
  values: Readonly<Record<string, string>>,
  { say }: Output,
): Promise<void> => {
  const { db, clock } = services
  const person = compteRow({ values })
  const secret = await hashPassword(newToken())
  await db.transaction().execute(async (transaction) => {
    const before = await compteByIdentifiant(transaction, person.compte.identifiant)
    if (before && before.etat !== 'REGISTRE')
      throw new AdministrationFault(
        'Cette personne a déjà un espace : si elle ne peut plus y entrer, elle choisit « Mot de passe oublié ? » sur la page de connexion.',
      )
    await keepRegistered(transaction, person, dayInParis(clock()), clock().getTime())
    const compte = await compteByIdentifiant(transaction, person.compte.identifiant)
    if (!compte) throw new AdministrationFault('Le compte n’a pas pu être créé.')
    await changeCompte(transaction, compte.id, { etat: 'CONFIRME', secret })
    await changeProfil(transaction, compte.id, { courriel_principal: person.courriel })
    const url = await newLink(services, transaction, { genre: 'motdepasse', compteId: compte.id })
    await queueMail(transaction, clock().getTime(), person.courriel, espaceOuvertMail({ url }))
  })
  services.wakeMail()
  say(
    `L’espace est créé. Le lien pour choisir un mot de passe part à ${person.courriel} ; il est valable 30 minutes.`,
  )
}
