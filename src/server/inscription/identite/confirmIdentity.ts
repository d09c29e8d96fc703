import type { IbanCache } from '#contract/connexion/identite.ts'
import { Refusal } from '#server/kit/Refusal.ts'
import type { Services } from '#server/services.ts'
import { changeCompte, nothingDeclared, type Compte } from '#server/kit/people/comptes.ts'
import { hasEvenementAsking } from '#server/kit/news/evenements.ts'
import { confirmActions } from '#server/kit/news/evenementsVus.ts'
import { hasFactor } from '#server/kit/database/journal.ts'
import { mailBoth } from '#server/kit/mail/queueMail.ts'
import { holdSession } from '#server/kit/session/holdSession.ts'
import type { OpenSession } from '#server/kit/session/sessions.ts'
import { identiteConfirmeeMail } from '../mails.ts'
import { checkIbanDigits, hiddenIbanOf, registered } from './ibanChallenge.ts'
import type { Claim } from './inventedIban.ts'
import { noMoreToConfirm } from './identityEvent.ts'

/** Who the holder of an account says to be; the register's word when nobody said otherwise. */
const claimOf = (compte: Compte): Claim => ({
  identifiant: compte.identifiant,
  nom: compte.nom_declare ?? (compte.nom_naissance || compte.nom),
  prenom: compte.prenom_declare ?? compte.prenom,
  date_naissance: compte.naissance_declaree ?? compte.date_naissance,
})

/**
 * Refuses an identity to an account that a password alone opened, where the administration has nobody confirmed enter by that:
 * the session would go on, with every service.
 */
const requireFactor = async ({ db, published }: Services, { id }: Compte) => {
  if ((await published()).niveau === 'connexion' && !(await hasFactor(db, id)))
    throw new Refusal('identiteSansFacteur')
}

/** The claim of an account, and what the register has of it; only while an event asks to confirm it. */
const claimToConfirm = async (services: Services, compte: Compte, evenementId: string) => {
  if (!(await hasEvenementAsking(services.db, compte.id, evenementId, confirmActions)))
    throw new Refusal('introuvable')
  await requireFactor(services, compte)
  const claim = claimOf(compte)
  return { claim, found: await registered(services, claim) }
}

/** Masked IBAN that the event of a person asks to complete. */
export const ibanChallenge = async (
  services: Services,
  compte: Compte,
  evenementId: string,
): Promise<IbanCache> => {
  const { claim, found } = await claimToConfirm(services, compte, evenementId)
  return hiddenIbanOf(services, claim, found.iban)
}

/** Confirms who someone is by four digits: the event goes, the services of the register come, and both addresses are told. */
export const confirmIdentity = async (
  services: Services,
  session: OpenSession,
  { evenementId, ibanSaisi }: { readonly evenementId: string; readonly ibanSaisi: string },
  who: string,
): Promise<void> => {
  const { found } = await claimToConfirm(services, session.compte, evenementId)
  await checkIbanDigits(services, found, ibanSaisi, who)
  await services.db.transaction().execute(async (transaction) => {
    const { id } = await holdSession(transaction, session)
    await changeCompte(transaction, id, {
      etat: 'CONFIRME',
      ...nothingDeclared,
    })
    await noMoreToConfirm(transaction, id)
    await mailBoth(services, transaction, id, identiteConfirmeeMail(services.config))
  })
  services.wakeMail()
}
