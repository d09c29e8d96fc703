import type { Db } from './Store.ts'

/** Deletes what someone began and did not end in time: creations of accounts, sign-ins by FranceConnect. */
export const purgeBegun = async (db: Db, now: number): Promise<void> => {
  await db.deleteFrom('inscription').where('expire_le', '<=', now).execute()
  await db.deleteFrom('demarrage_fc').where('expire_le', '<=', now).execute()
}
