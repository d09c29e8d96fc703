import type { Cir } from '#contract/carriere/cir.ts'
import type { Db } from '../database/Store.ts'

/** Individual retirement account of a person, with what its holder said of it; undefined when none is on file. */
export const cirOf = async (db: Db, compteId: string) => {
  const row = await db.selectFrom('cir').selectAll().where('compte_id', '=', compteId).executeTakeFirst()
  return row && { cir: JSON.parse(row.json) as Cir, verification: row.verification }
}

/** When an account was last brought up to date, and what its holder said of it, without the account itself. */
export const verificationOf = (db: Db, compteId: string) =>
  db
    .selectFrom('cir')
    .select(['mis_a_jour_le', 'verification'])
    .where('compte_id', '=', compteId)
    .executeTakeFirst()

/** Keeps an account, in place of the one before; what its holder had verified no longer holds. */
export const putCir = (db: Db, compteId: string, cir: Cir) => {
  const values = { json: JSON.stringify(cir), mis_a_jour_le: cir.misAJourLe, verification: null }
  return db
    .insertInto('cir')
    .values({ compte_id: compteId, ...values })
    .onConflict((conflict) => conflict.column('compte_id').doUpdateSet(values))
    .execute()
}

export const setVerification = (db: Db, compteId: string, json: string) =>
  db.updateTable('cir').set({ verification: json }).where('compte_id', '=', compteId).execute()
