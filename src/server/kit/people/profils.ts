import type { Selectable } from 'kysely'
import { notifications } from '#contract/profil/profil.ts'
import type { ProfilTable } from '../database/schema/identite.ts'
import type { Db } from '../database/Store.ts'
import { writtenOnce } from '../database/writtenOnce.ts'

export type ProfilRow = Selectable<ProfilTable>

/** News by mail that someone gets as long as they have not chosen: all of them, as their profile keeps it. */
export const defaultNotifications = JSON.stringify(notifications)

/** What an account has told nothing of. */
const empty: Omit<ProfilRow, 'compte_id'> = {
  courriel_principal: '',
  courriel_secondaire: '',
  telephone_principal: '',
  telephone_secondaire: '',
  iban: null,
  iban_depuis: null,
  iban_nouveau: null,
  iban_effet_le: null,
  adresse: null,
  adresse_future: null,
  notifications: defaultNotifications,
}

const columns = ['compte_id', ...(Object.keys(empty) as (keyof typeof empty)[])] as const

const profilByCompte = writtenOnce(1, (db: Db, compteId: string) =>
  db.selectFrom('profil').select(columns).where('compte_id', '=', compteId),
)

/** Contacts, bank and addresses of an account. */
export const profilOf = async (db: Db, compteId: string): Promise<ProfilRow> =>
  (await profilByCompte(db, compteId))[0] ?? { compte_id: compteId, ...empty }

/** The same of many accounts, by their id. */
export const profilsOf = async (
  db: Db,
  compteIds: readonly string[],
): Promise<ReadonlyMap<string, ProfilRow>> => {
  if (compteIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('profil')
    .select(columns)
    .where('compte_id', 'in', [...compteIds])
    .execute()
  const kept = new Map(rows.map((row) => [row.compte_id, row]))
  return new Map(compteIds.map((id) => [id, kept.get(id) ?? { compte_id: id, ...empty }]))
}

/** First words of accounts that are new, in one statement. */
export const addProfils = async (
  db: Db,
  profils: readonly (Pick<ProfilRow, 'compte_id'> & Partial<ProfilRow>)[],
): Promise<void> => {
  if (profils.length === 0) return
  await db
    .insertInto('profil')
    .values(profils.map((profil) => ({ ...empty, ...profil })))
    .execute()
}

/** Changes some of it. */
export const changeProfil = (db: Db, compteId: string, changes: Partial<Omit<ProfilRow, 'compte_id'>>) =>
  db
    .insertInto('profil')
    .values({ compte_id: compteId, ...empty, ...changes })
    .onConflict((conflict) => conflict.column('compte_id').doUpdateSet(changes))
    .execute()
