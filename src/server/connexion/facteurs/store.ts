import type { Insertable, Selectable } from 'kysely'
import type { FacteurTable } from '#server/kit/database/schema/identite.ts'
import type { Db } from '#server/kit/database/Store.ts'
import { writtenOnce } from '#server/kit/database/writtenOnce.ts'
import { newId } from '#server/kit/identifiers.ts'

export type FacteurRow = Selectable<FacteurTable>

const kindsOf = writtenOnce(1, (db: Db, compteId: string) =>
  db.selectFrom('facteur').select('genre').where('compte_id', '=', compteId).orderBy('cree_le').orderBy('id'),
)

/** Factors of an account, the oldest first. */
export const facteursOf = (db: Db, compteId: string): Promise<FacteurRow[]> =>
  db
    .selectFrom('facteur')
    .selectAll()
    .where('compte_id', '=', compteId)
    .orderBy('cree_le')
    .orderBy('id')
    .execute()

/** Kinds of factors of an account, each once. */
export const genresOf = async (db: Db, compteId: string): Promise<ReadonlySet<FacteurRow['genre']>> =>
  new Set((await kindsOf(db, compteId)).map(({ genre }) => genre))

type NewFacteur = Pick<FacteurRow, 'compte_id' | 'genre' | 'nom' | 'cree_le'> &
  Partial<Insertable<FacteurTable>>

/** Adds a factor; gives its id. */
export const addFacteur = async (db: Db, facteur: NewFacteur): Promise<string> => {
  const id = newId()
  await db
    .insertInto('facteur')
    .values({
      id,
      utilise_le: null,
      cle_id: null,
      cle_publique: null,
      transports: null,
      secret: null,
      dernier_pas: null,
      ...facteur,
    })
    .execute()
  return id
}

export const facteurOfCle = (db: Db, cleId: string): Promise<FacteurRow | undefined> =>
  db.selectFrom('facteur').selectAll().where('cle_id', '=', cleId).executeTakeFirst()

/** Notes a signature of a key, whose count only grows where it has one; false when it does not, or the key was removed meanwhile. */
export const noteSignature = async (db: Db, id: string, compteur: number, now: number): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('facteur')
    .set({ compteur, utilise_le: now })
    .where('id', '=', id)
    .where('compteur', compteur === 0 ? '=' : '<', compteur)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Uses the code of a period up: false when this period's, or a later one's, has served already. */
export const takePeriod = async (db: Db, id: string, pas: number, now: number): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('facteur')
    .set({ dernier_pas: pas, utilise_le: now })
    .where('id', '=', id)
    .where((e) => e.or([e('dernier_pas', 'is', null), e('dernier_pas', '<', pas)]))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Renames a factor of an account; false when it has none of that name. */
export const nameFacteur = async (db: Db, compteId: string, id: string, nom: string): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('facteur')
    .set({ nom })
    .where('id', '=', id)
    .where('compte_id', '=', compteId)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Removes the factors of an account added since a moment (ms since 1970); gives how many. */
export const dropFacteursSince = async (db: Db, compteId: string, since: number): Promise<number> => {
  const { numDeletedRows } = await db
    .deleteFrom('facteur')
    .where('compte_id', '=', compteId)
    .where('cree_le', '>', since)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** Removes a factor of an account; gives what it was. */
export const dropFacteur = (db: Db, compteId: string, id: string): Promise<FacteurRow | undefined> =>
  db
    .deleteFrom('facteur')
    .where('id', '=', id)
    .where('compte_id', '=', compteId)
    .returningAll()
    .executeTakeFirst()
