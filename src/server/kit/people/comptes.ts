/** People: accounts, the register of those who may have one, their rights, profiles and addresses. */

import type { Insertable, Selectable, Updateable } from 'kysely'
import { newId } from '../identifiers.ts'
import type { CompteTable } from '../database/schema/schema.ts'
import type { Db } from '../database/Store.ts'
import { writtenOnce } from '../database/writtenOnce.ts'

export type Compte = Selectable<CompteTable>

/** Every column of an account. */
export const colonnesCompte = [
  'id',
  'identifiant',
  'secret',
  'prenom',
  'nom',
  'date_naissance',
  'etat',
  'lecture_seule',
  'services',
  'acces_modification_cir',
  'acces_verification_compte',
  'cir',
  'nouveau_nir',
  'cree_le',
  'nom_naissance',
  'prenom_declare',
  'nom_declare',
  'naissance_declaree',
  'suspendu_le',
  'deblocages',
  'facteur_propose_le',
] as const satisfies readonly (keyof CompteTable)[]

const comptesByIdentifiant = writtenOnce(1, (db: Db, identifiant: string) =>
  db.selectFrom('compte').select(colonnesCompte).where('identifiant', '=', identifiant),
)

export const compteByIdentifiant = async (db: Db, identifiant: string): Promise<Compte | undefined> =>
  (await comptesByIdentifiant(db, identifiant))[0]

/** The account that someone holds by this identifier; people whom only the register knows have none. */
export const heldCompte = async (db: Db, identifiant: string): Promise<Compte | undefined> => {
  const compte = await compteByIdentifiant(db, identifiant)
  return compte?.etat === 'REGISTRE' ? undefined : compte
}

/** Adds an account; gives its id. */
export const addCompte = async (db: Db, compte: Omit<Insertable<CompteTable>, 'id'>): Promise<string> => {
  const id = newId()
  await db
    .insertInto('compte')
    .values({ id, ...compte })
    .execute()
  return id
}

/** Changes an account only if it still is as it was read: false when someone changed it meanwhile. */
export const changeCompteFrom = async (
  db: Db,
  id: string,
  read: Partial<Pick<Compte, 'etat' | 'secret' | 'identifiant'>>,
  changes: Updateable<CompteTable>,
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('compte')
    .set(changes)
    .where('id', '=', id)
    .where((e) => e.and(read))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export const changeCompte = (db: Db, id: string, changes: Updateable<CompteTable>) =>
  db.updateTable('compte').set(changes).where('id', '=', id).execute()

export const compteById = (db: Db, id: string): Promise<Compte> =>
  db.selectFrom('compte').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

/** What an account says of who holds it, once that is proved. */
export const nothingDeclared = { prenom_declare: null, nom_declare: null, naissance_declaree: null } as const

export const dropCompte = (db: Db, id: string) => db.deleteFrom('compte').where('id', '=', id).execute()

const heldById = writtenOnce(1, (db: Db, id: string) =>
  db
    .updateTable('compte')
    .set((e) => ({ cree_le: e.ref('cree_le') }))
    .where('id', '=', id)
    .returning(colonnesCompte),
)

/** Reads an account that nobody else changes until the transaction ends: what is checked then still holds. */
export const lockCompte = async (db: Db, id: string): Promise<Compte> => {
  const [compte] = await heldById(db, id)
  if (!compte) throw new Error('This account is no more.')
  return compte
}
