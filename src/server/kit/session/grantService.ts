import type { Service } from '#contract/connexion/habilitation.ts'
import { changeCompte, lockCompte } from '../people/comptes.ts'
import type { Db } from '../database/Store.ts'

/** Gives a service to an account that has it not, in the transaction given. */
export const grantService = async (db: Db, compteId: string, service: Service): Promise<void> => {
  const granted = JSON.parse((await lockCompte(db, compteId)).services) as Service[]
  if (!granted.includes(service))
    await changeCompte(db, compteId, { services: JSON.stringify([...granted, service]) })
}
