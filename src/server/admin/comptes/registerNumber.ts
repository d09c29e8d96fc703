import type { Db } from '#server/kit/database/Store.ts'
import { comptesByNumero, formerHolders } from '#server/kit/identity/numeros.ts'
import type { Registered } from '#server/kit/identity/registerEntry.ts'
import type { Services } from '#server/services.ts'
import { RowRefusal } from '../imports/refusals.ts'
import { offerNumber, planRenumbering, type Renumbering, renumber } from './renumber.ts'

/** Those who had, before, the number that nobody has: it would open a second account for them. Somebody else may have it by right. */
export const formerAmong = async (
  db: Db,
  people: readonly Registered[],
): Promise<ReadonlySet<Registered | RowRefusal>> => {
  const numbers = people.map(({ compte }) => compte.identifiant)
  const [holders, former] = [await comptesByNumero(db, numbers), await formerHolders(db, numbers)]
  return new Set(
    people.filter(
      ({ compte: { identifiant, date_naissance } }) =>
        !holders.has(identifiant) && former.get(identifiant)?.date_naissance === date_naissance,
    ),
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
