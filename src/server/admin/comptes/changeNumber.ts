import { normaliseNir } from '#rules/connexion/nir.ts'
import type { Services } from '#server/services.ts'
import { formerHolder } from '#server/kit/identity/numeros.ts'
import { findCompte, nir } from '../imports/fields.ts'
import { AdministrationFault, type Output, type Trace } from '../Runner.ts'
import { reasonOf } from './controlCompte.ts'
import { planRenumbering, renumber } from './renumber.ts'
import { told } from './tellHolder.ts'

interface Change {
  /** Numbers as typed. */
  readonly ancien: string
  readonly nouveau: string
  readonly motif: string
}

/**
 * Puts another number of social security in the place of that of a person, at once: all that they have follows, since it hangs on
 * their account. Done again, it does nothing.
 */
export const changeNumber = async (
  services: Services,
  typed: Change,
  trace: Trace,
  { say }: Output,
): Promise<void> => {
  const motif = reasonOf(typed.motif, trace)
  const numbers = { ancien: normaliseNir(typed.ancien), nouveau: nir({ nir: typed.nouveau }) }
  if (numbers.ancien === numbers.nouveau)
    throw new AdministrationFault('Les deux numéros sont les mêmes : il n’y a rien à changer.')
  const done = await services.db.transaction().execute(async (db) => {
    const plan = await planRenumbering(db, numbers)
    const compte =
      plan?.garde ?? (await formerHolder(db, numbers.ancien)) ?? (await findCompte(db, typed.ancien))
    trace.compteId = compte.id
    return plan && { compte, mailed: await renumber(services, db, plan, motif) }
  })
  if (!done) return say('Ce numéro a déjà été remplacé par celui-ci : rien n’est fait.')
  const { compte, mailed } = done
  say('Le numéro est remplacé : les documents, les demandes et les messages restent à la personne.')
  if (compte.etat === 'REGISTRE') return say('Elle n’a pas d’espace : personne n’est à prévenir.')
  say(told(mailed))
}
