import type { Db } from '../database/Store.ts'
import { lockCompte, type Compte } from '../people/comptes.ts'
import { Refusal } from '../Refusal.ts'
import type { OpenSession } from './sessions.ts'

/**
 * Holds the account of a session until the transaction ends, as `lockCompte` does; `sessionTerminee` when the session has ended
 * since it was read. What someone began before a recovery, a takeover, a « pas moi » or a suspension must not come after it.
 */
export const holdSession = async (
  db: Db,
  { empreinte, compte: { id } }: Pick<OpenSession, 'empreinte' | 'compte'>,
): Promise<Compte> => {
  const compte = await lockCompte(db, id)
  const open = await db
    .selectFrom('session')
    .select('id')
    .where('empreinte', '=', empreinte)
    .where('compte_id', '=', id)
    .executeTakeFirst()
  if (!open) throw new Refusal('sessionTerminee')
  return compte
}

/** Writes what someone signed in asks for, in a transaction that holds their session; gives what it gives. */
export const inSession = <T>(
  { db }: { readonly db: Db },
  session: Pick<OpenSession, 'empreinte' | 'compte'>,
  write: (db: Db, compte: Compte) => Promise<T>,
): Promise<T> => db.transaction().execute(async (inside) => write(inside, await holdSession(inside, session)))
