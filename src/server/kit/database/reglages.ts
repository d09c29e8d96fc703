import type { Db } from './Store.ts'

export const setReglage = (db: Db, cle: string, valeur: string) =>
  db
    .insertInto('reglage')
    .values({ cle, valeur })
    .onConflict((conflict) => conflict.column('cle').doUpdateSet({ valeur }))
    .execute()

export const getReglage = async (db: Db, cle: string): Promise<string | undefined> =>
  (await db.selectFrom('reglage').select('valeur').where('cle', '=', cle).executeTakeFirst())?.valeur

/** Keeps a value unless the key has one; gives the one that is kept. */
export const reglageOr = async (db: Db, cle: string, valeur: string): Promise<string> => {
  const known = await getReglage(db, cle)
  if (known !== undefined) return known
  await db
    .insertInto('reglage')
    .values({ cle, valeur })
    .onConflict((conflict) => conflict.column('cle').doNothing())
    .execute()
  return (await getReglage(db, cle)) ?? valeur
}

/** Reads a value that nobody else changes until the transaction ends, or keeps the one given where there is none. */
export const holdReglage = async (db: Db, cle: string, valeur: string): Promise<string> => {
  const held = await db
    .insertInto('reglage')
    .values({ cle, valeur })
    .onConflict((conflict) =>
      conflict.column('cle').doUpdateSet((e) => ({ valeur: e.ref('reglage.valeur') })),
    )
    .returning('valeur')
    .executeTakeFirstOrThrow()
  return held.valeur
}

export const allReglages = (db: Db) => db.selectFrom('reglage').selectAll().execute()

export const allContenus = (db: Db) => db.selectFrom('contenu').selectAll().execute()

export const dropReglage = (db: Db, cle: string) => db.deleteFrom('reglage').where('cle', '=', cle).execute()

export const setContenu = (db: Db, page: string, json: string) =>
  db
    .insertInto('contenu')
    .values({ page, json })
    .onConflict((conflict) => conflict.column('page').doUpdateSet({ json }))
    .execute()

/** Takes back what was published for a page; false when nothing was. */
export const dropContenu = async (db: Db, page: string): Promise<boolean> => {
  const { numDeletedRows } = await db.deleteFrom('contenu').where('page', '=', page).executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

const KEY = 'purgeEntiere'

/** Keeps the moment (ms) at which a purge has gone through everything without a fault. */
export const notePurge = (db: Db, now: number) => setReglage(db, KEY, String(now))

/** Moment (ms) of the last purge that failed nowhere, whichever process did it; undefined before the first. */
export const lastPurge = async (db: Db): Promise<number | undefined> => {
  const kept = await getReglage(db, KEY)
  return kept === undefined ? undefined : Number(kept)
}
