import type { IbanCache } from '#contract/identite.ts'
import { Refusal } from '../../Refusal.ts'
import type { Services } from '../../services.ts'
import { changeCompte, type Compte } from '../../store/comptes.ts'
import { hasEvenementAsking } from '../../store/evenements.ts'
import { profilOf } from '../../store/profils.ts'
import { checkIbanDigits, hiddenIbanOf } from './ibanChallenge.ts'
import { confirmActions, noMoreToConfirm } from './identityEvent.ts'

/** The IBAN of the register; a person whom it does not know has none, and the account stays as it is. */
const ibanToConfirm = async ({ db }: Services, compte: Compte, evenementId: string) => {
  if (!(await hasEvenementAsking(db, compte.id, evenementId, confirmActions)))
    throw new Refusal('introuvable')
  return (await profilOf(db, compte.id)).iban ?? undefined
}

/** Masked IBAN that the event of a person asks to complete. */
export const ibanChallenge = async (
  services: Services,
  compte: Compte,
  evenementId: string,
): Promise<IbanCache> =>
  hiddenIbanOf(services.key, compte.identifiant, await ibanToConfirm(services, compte, evenementId))

/** Confirms who someone is by four digits: the event goes, and the services of the register come. */
export const confirmIdentity = async (
  services: Services,
  compte: Compte,
  evenementId: string,
  ibanSaisi: string,
): Promise<void> => {
  const iban = await ibanToConfirm(services, compte, evenementId)
  await checkIbanDigits(services, compte.identifiant, iban, ibanSaisi)
  await services.db.transaction().execute(async (transaction) => {
    await changeCompte(transaction, compte.id, { etat: 'CONFIRME', prenom_declare: null, nom_declare: null })
    await noMoreToConfirm(transaction, compte.id)
  })
}
