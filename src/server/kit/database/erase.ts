import { PostgresAdapter } from 'kysely'
import type { Db } from './Store.ts'

/** Until the end of a transaction, nothing is added to these accounts. The embedded base has one writer at a time. */
export const holdComptes = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('compte')
    .select('id')
    .where('id', 'in', [...ids])
    .orderBy('id')
    .$if(db.getExecutor().adapter instanceof PostgresAdapter, (query) => query.forUpdate())
    .execute()

/** Keys of every file that these accounts have in the object store, in the transaction that erases them: none comes after. */
export const filesOfComptes = async (db: Db, ids: readonly string[]): Promise<string[]> => {
  if (ids.length === 0) return []
  await holdComptes(db, ids)
  const documents = await db
    .selectFrom('document')
    .select('fichier')
    .where('compte_id', 'in', [...ids])
    .execute()
  const pieces = await db
    .selectFrom('piece')
    .select('fichier')
    .where('compte_id', 'in', [...ids])
    .execute()
  return [...documents, ...pieces].map(({ fichier }) => fichier)
}

/** Erases accounts with everything that hangs on them. */
export const eraseComptes = async (db: Db, ids: readonly string[]): Promise<void> => {
  if (ids.length > 0)
    await db
      .deleteFrom('compte')
      .where('id', 'in', [...ids])
      .execute()
}

/**
 * Erases the mails to these addresses, sent or waiting; those that wait stay when an account other than the one that goes has
 * the address too: they may be its own.
 */
export const eraseCourriels = async (
  db: Db,
  destinataires: readonly string[],
  compteId?: string,
): Promise<void> => {
  if (destinataires.length > 0)
    await db
      .deleteFrom('courriel')
      .where('destinataire', 'in', [...destinataires])
      .where((e) => {
        const others = e
          .selectFrom('profil')
          .select('profil.compte_id')
          .$if(compteId !== undefined, (query) => query.where('profil.compte_id', '<>', compteId ?? ''))
          .where((p) =>
            p.or([
              p('profil.courriel_principal', '=', p.ref('courriel.destinataire')),
              p('profil.courriel_secondaire', '=', p.ref('courriel.destinataire')),
            ]),
          )
        return e.or([e('etat', '<>', 'attente'), e.not(e.exists(others))])
      })
      .execute()
}
