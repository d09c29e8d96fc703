import type { Selectable } from 'kysely'
import { fingerprint } from '#server/kit/secrets.ts'
import type { InscriptionTable } from '#server/kit/database/schema/identite.ts'
import type { Db } from '#server/kit/database/Store.ts'

export type InscriptionRow = Selectable<InscriptionTable>

type New = Pick<InscriptionRow, 'identifiant' | 'nom' | 'prenom' | 'date_naissance' | 'expire_le'>

export const addInscription = (db: Db, token: string, row: New) =>
  db
    .insertInto('inscription')
    .values({ empreinte: fingerprint(token), mode: 'AFFIRME', envoi: null, envoye_le: null, ...row })
    .execute()

/** The creation that a browser has under way, in time. */
export const findInscription = (db: Db, token: string, now: number): Promise<InscriptionRow | undefined> =>
  db
    .selectFrom('inscription')
    .selectAll()
    .where('empreinte', '=', fingerprint(token))
    .where('expire_le', '>', now)
    .executeTakeFirst()

export const changeInscription = (
  db: Db,
  empreinte: string,
  changes: Partial<Pick<InscriptionRow, 'mode' | 'envoi' | 'envoye_le' | 'expire_le'>>,
) => db.updateTable('inscription').set(changes).where('empreinte', '=', empreinte).execute()

/** Notes that the mail of a creation leaves again; false when it has left since it was read. */
export const noteResent = async (
  db: Db,
  { empreinte, envoye_le }: InscriptionRow,
  now: number,
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('inscription')
    .set({ envoye_le: now })
    .where('empreinte', '=', empreinte)
    .where('envoye_le', '=', envoye_le)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
