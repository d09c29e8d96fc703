import type { Compte } from '#server/kit/people/comptes.ts'
import { dossierSentAs } from '../store.ts'
import type { Db } from '#server/kit/database/Store.ts'
import { Refusal } from '#server/kit/Refusal.ts'
import type { DemandeRecevable } from './DemandeRecevable.ts'

/** What the person is told of a request. */
export interface DossierOuvert {
  readonly dossierId: string
  readonly numero: string
}

/**
 * The request that a person sent already with this key, whatever the rules of today would say of it: an answer that was
 * lost is asked for again. `brouillonConflit` when it was cancelled since: the draft that has the key is another tab's.
 */
export const sentAs = async (
  db: Db,
  { id }: Pick<Compte, 'id'>,
  genre: DemandeRecevable['genre'],
  cleEnvoi: string,
): Promise<DossierOuvert | undefined> => {
  const row = await dossierSentAs(db, id, genre, cleEnvoi)
  if (row?.etat === 'annulee') throw new Refusal('brouillonConflit')
  return row && { dossierId: row.id, numero: row.numero }
}
