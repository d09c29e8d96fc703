import type { Db } from '#server/kit/database/Store.ts'
import { comptesByNumero, formerHolders } from '#server/kit/people/numeros.ts'
import type { Registered } from '#server/kit/people/register.ts'
import type { Services } from '#server/services.ts'
import { NUMERO_REMPLACE } from '../fields.ts'
import { RowRefusal } from '../imports/refusals.ts'
import { offerNumber, planRenumbering, type Renumbering, renumber } from './renumber.ts'

/**
 * Refuses, among those of whom nobody has the number, who had it before: it would open a second account for them. Somebody else may
 * have it by right. A refusal or nothing, in the same order.
 */
export const refuseFormer = async (
  db: Db,
  people: readonly Pick<Registered['compte'], 'identifiant' | 'date_naissance'>[],
): Promise<(RowRefusal | undefined)[]> => {
  const numbers = people.map(({ identifiant }) => identifiant)
  const [holders, former] = [await comptesByNumero(db, numbers), await formerHolders(db, numbers)]
  return people.map(({ identifiant, date_naissance }) =>
    !holders.has(identifiant) && former.get(identifiant)?.date_naissance === date_naissance
      ? new RowRefusal(NUMERO_REMPLACE)
      : undefined,
  )
}

/**
 * What the change of number that a row of the register tells asks for; undefined when it tells none, or when it is known. Throws a
 * RowRefusal for a row that would make one of two people.
 */
export const planOfRow = async (
  db: Db,
  { compte, ancienNir }: Registered,
): Promise<Renumbering | undefined> => {
  if (ancienNir === undefined || ancienNir === compte.identifiant) return undefined
  const plan = await planRenumbering(db, { ancien: ancienNir, nouveau: compte.identifiant })
  if (!plan) return undefined
  if (plan.garde.date_naissance !== compte.date_naissance)
    throw new RowRefusal(
      'L’ancien numéro est celui d’une personne née un autre jour : si c’est bien elle, remplacez-le d’abord avec « comptes changer-nir ».',
    )
  return plan.garde.nouveau_nir === compte.identifiant ? undefined : plan
}

/**
 * Does it, in the transaction given: at once, but for someone who proved who they are, whom their next sign-in asks to validate the
 * new number; what is imported under it is theirs meanwhile.
 */
export const renumberByRow = async (services: Services, db: Db, plan: Renumbering): Promise<void> => {
  const isTheirs = plan.garde.etat === 'CONFIRME' && plan.garde.identifiant === plan.ancien
  await (isTheirs ? offerNumber(services, db, plan) : renumber(services, db, plan))
}
