import { normaliseNir } from '#rules/connexion/nir.ts'
import { compteByIdentifiant, type Compte } from '#server/kit/people/comptes.ts'
import type { Db } from '#server/kit/database/Store.ts'
import { AdministrationFault } from './AdministrationFault.ts'

/** The account of a number, as typed; a fault when there is none. */
export const findCompte = async (db: Db, typed: string): Promise<Compte> => {
  const compte = await compteByIdentifiant(db, normaliseNir(typed))
  if (!compte) throw new AdministrationFault('Aucun compte n’a ce numéro de sécurité sociale : vérifiez-le.')
  return compte
}
