import { fingerprint } from '../secrets.ts'
import type { JetonTable } from '../database/schemaIdentite.ts'
import type { Db } from '../database/Store.ts'

type Genre = JetonTable['genre']

interface NewJeton {
  readonly genre: Genre
  readonly compteId?: string
  /** What the link will do; kept as JSON. */
  readonly donnees?: unknown
  readonly expireLe: number
}

export const addJeton = (db: Db, token: string, { genre, compteId, donnees, expireLe }: NewJeton) =>
  db
    .insertInto('jeton')
    .values({
      empreinte: fingerprint(token),
      genre,
      compte_id: compteId ?? null,
      donnees: donnees === undefined ? null : JSON.stringify(donnees),
      expire_le: expireLe,
    })
    .execute()

/** A token of this kind that is still good; looking at it does not use it up. */
export const findJeton = (db: Db, genre: Genre, token: string, now: number) =>
  db
    .selectFrom('jeton')
    .selectAll()
    .where('empreinte', '=', fingerprint(token))
    .where('genre', '=', genre)
    .where('expire_le', '>', now)
    .executeTakeFirst()

/** Uses a token up: of two browsers that open the same link, one gets it. */
export const takeJeton = (db: Db, genre: Genre, token: string, now: number) =>
  db
    .deleteFrom('jeton')
    .where('empreinte', '=', fingerprint(token))
    .where('genre', '=', genre)
    .where('expire_le', '>', now)
    .returningAll()
    .executeTakeFirst()

/** Withdraws every token of a kind of an account. */
export const dropJetons = (db: Db, genre: Genre, compteId: string) =>
  db.deleteFrom('jeton').where('genre', '=', genre).where('compte_id', '=', compteId).execute()

export const purgeJetons = (db: Db, now: number) =>
  db.deleteFrom('jeton').where('expire_le', '<=', now).execute()

/** Tokens of a kind of an account that are still good. */
export const jetonsOf = (db: Db, genre: Genre, compteId: string, now: number) =>
  db
    .selectFrom('jeton')
    .selectAll()
    .where('genre', '=', genre)
    .where('compte_id', '=', compteId)
    .where('expire_le', '>', now)
    .orderBy('expire_le')
    .execute()

export const dropJeton = (db: Db, empreinte: string) =>
  db.deleteFrom('jeton').where('empreinte', '=', empreinte).execute()
