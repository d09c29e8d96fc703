import type { Compte } from '../people/comptes.ts'
import { evenementsOf, type EvenementRow } from './evenements.ts'
import type { Db } from '../database/Store.ts'
import { confirmActions } from '#server/inscription/identite/identityEvent.ts'

/** Events that a person may see: someone not confirmed, only what asks for it, and nothing that comes from the register. */
export const shownEvenements = async (db: Db, { id, etat }: Compte): Promise<EvenementRow[]> => {
  const rows = await evenementsOf(db, id)
  return etat === 'CONFIRME'
    ? rows
    : rows.filter(({ action_ihm }) => confirmActions.some((action) => action === action_ihm))
}
