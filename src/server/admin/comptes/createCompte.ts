import { dayInParis } from '#rules/calendar/dates.ts'
import { espaceOuvertMail } from '#server/inscription/mails.ts'
import { supersede } from '#server/inscription/supersede.ts'
import type { Db } from '#server/kit/database/Store.ts'
import { queueMail } from '#server/kit/mail/queueMail.ts'
import { hashPassword } from '#server/kit/password/password.ts'
import { newToken } from '#server/kit/secrets.ts'
import type { Services } from '#server/services.ts'
import {
  type Compte,
  changeCompte,
  compteByIdentifiant,
  lockCompte,
  nothingDeclared,
} from '#server/kit/people/comptes.ts'
import { compteByNumero } from '#server/kit/identity/numeros.ts'
import { changeProfil } from '#server/kit/people/profils.ts'
import { keepRegistered } from '#server/kit/identity/register.ts'
import { NUMERO_REMPLACE } from '../imports/fields.ts'
import { RowRefusal } from '../imports/refusals.ts'
import { compteRow } from './compteRow.ts'
import { formerAmong } from './registerNumber.ts'
import { AdministrationFault, type Output } from '../Runner.ts'
import { newLink } from '#server/kit/session/jetons.ts'
import { MINUTES_LIEN_MOT_DE_PASSE } from '#rules/connexion/liens.ts'

/** What a holder told of themselves, forgotten with them. */
const noContacts = { courriel_secondaire: '', telephone_principal: '', telephone_secondaire: '' } as const

/** Who has the number, whom nobody may confirm meanwhile; refused when they did before. */
const notConfirmed = async (db: Db, identifiant: string): Promise<Compte | undefined> => {
  const found = await compteByNumero(db, identifiant)
  const before = found && (await lockCompte(db, found.id))
  if (before?.etat === 'CONFIRME')
    throw new AdministrationFault(
      'Cette personne a déjà un espace, et son identité y est confirmée : si elle ne peut plus y entrer, elle choisit « Mot de passe oublié ? » sur la page de connexion.',
    )
  return before
}

/**
 * Opens the space of a person whose identity the administration vouches for. Nobody knows the first password: a link
 * goes to the address given, to choose one. An account that someone opened under their number without proving to be them is
 * taken from its holder.
 */
export const createCompte = async (
  services: Services,
  values: Readonly<Record<string, string>>,
  { say }: Output,
): Promise<void> => {
  const { db, clock } = services
  const person = compteRow({ values })
  if (person.courriel === '') throw new RowRefusal('Donnez par --courriel l’adresse où envoyer le lien.')
  const secret = await hashPassword(newToken())
  const now = clock().getTime()
  const taken = await db.transaction().execute(async (transaction) => {
    const before = await notConfirmed(transaction, person.compte.identifiant)
    if ((await formerAmong(transaction, [person])).size > 0) throw new RowRefusal(NUMERO_REMPLACE)
    const isTaken = before?.etat === 'AFFIRME'
    if (isTaken) await supersede(transaction, before, now)
    await keepRegistered(transaction, [person], dayInParis(clock()), now)
    const compte = await compteByIdentifiant(transaction, person.compte.identifiant)
    if (!compte) throw new AdministrationFault('Le compte n’a pas pu être créé.')
    const open = { etat: 'CONFIRME', secret, suspendu_le: null, ...nothingDeclared } as const
    await changeCompte(transaction, compte.id, open)
    await changeProfil(transaction, compte.id, {
      courriel_principal: person.courriel,
      ...(isTaken && noContacts),
    })
    const url = await newLink(services, transaction, { genre: 'motdepasse', compteId: compte.id })
    await queueMail(transaction, now, person.courriel, espaceOuvertMail({ url }))
    return isTaken
  })
  services.wakeMail()
  if (taken)
    say(
      'Quelqu’un avait ouvert un espace avec ce numéro sans confirmer son identité : ses sessions sont fermées, et ses moyens d’entrer ne servent plus.',
    )
  say(
    `L’espace est créé. Le lien pour choisir un mot de passe part à ${person.courriel} ; il est valable ${MINUTES_LIEN_MOT_DE_PASSE} minutes.`,
  )
}
