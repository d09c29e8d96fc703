/** Numbers of social security that change: the one that a person had, has, or will have once they have validated it. */

import { filesOfComptes, holdComptes } from '../database/erase.ts'
import type { Db } from '../database/Store.ts'
import { condemnFiles } from '../files/condemnFiles.ts'
import { espaceRemplaceMail } from '../mail/Mail.ts'
import { queueMail } from '../mail/queueMail.ts'
import { dropJetons } from '../session/jetons.ts'
import { endSessionsOf } from '../session/endSessions.ts'
import { changeCompteFrom, type Compte, dropCompte } from '../people/comptes.ts'
import { profilOf } from '../people/profils.ts'

/**
 * Accounts that the office means by numbers, each by its number: of who signs in with it, or will once they have validated it. Those
 * that nobody has are left out.
 */
export const comptesByNumero = async (
  db: Db,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, Compte>> => {
  const holders = new Map<string, Compte>()
  for (const column of ['identifiant', 'nouveau_nir'] as const) {
    const missing = [...new Set(numbers)].filter((number) => !holders.has(number))
    if (missing.length === 0) break
    const rows = await db.selectFrom('compte').selectAll().where(column, 'in', missing).execute()
    for (const row of rows) holders.set(row[column] ?? '', row)
  }
  return holders
}

/** The account that the office means by a number. */
export const compteByNumero = async (db: Db, nir: string): Promise<Compte | undefined> =>
  (await comptesByNumero(db, [nir])).get(nir)

/** Accounts whose numbers these were, before others took their place; a number that nobody had is left out. */
export const formerHolders = async (
  db: Db,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, Compte>> => {
  if (numbers.length === 0) return new Map()
  const rows = await db
    .selectFrom('ancien_nir')
    .innerJoin('compte', 'compte.id', 'ancien_nir.compte_id')
    .selectAll('compte')
    .select('ancien_nir.nir')
    .where('ancien_nir.nir', 'in', [...new Set(numbers)])
    .execute()
  return new Map(rows.map(({ nir, ...compte }) => [nir, compte]))
}

/** The account whose number this was. */
export const formerHolder = async (db: Db, nir: string): Promise<Compte | undefined> =>
  (await formerHolders(db, [nir])).get(nir)

/** Numbers that an account had, the first one first. */
export const formerNumbers = async (db: Db, compteId: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('ancien_nir')
    .select('nir')
    .where('compte_id', '=', compteId)
    .orderBy('remplace_le')
    .execute()
  return rows.map(({ nir }) => nir)
}

/** Keeps whose a number was; `remplace_le` in milliseconds. */
export const noteFormer = (db: Db, nir: string, compte_id: string, remplace_le: number) =>
  db
    .insertInto('ancien_nir')
    .values({ nir, compte_id, remplace_le })
    .onConflict((conflict) => conflict.column('nir').doUpdateSet({ compte_id, remplace_le }))
    .execute()

/** What the office gives, or was sent by someone who proved who they are. */
const GIVEN = ['document', 'cir', 'correction', 'dossier'] as const

/** What anyone who opens a space may leave there. */
const LEFT = ['demande', 'brouillon', 'scenario', 'piece', 'evenement'] as const

/**
 * Whether an account may go without a loss, in the transaction given, until the end of which nothing is added to it: the register
 * alone knows it and nothing hangs on it; or someone opened it without a proof, and then what they left does not count, but they
 * stay where the register has an IBAN by which they may still prove who they are.
 */
export const mayGiveWay = async (db: Db, { id, etat }: Compte): Promise<boolean> => {
  if (etat === 'CONFIRME') return false
  await holdComptes(db, [id])
  if (etat === 'AFFIRME' && (await profilOf(db, id)).iban !== null) return false
  for (const table of etat === 'AFFIRME' ? GIVEN : [...GIVEN, ...LEFT]) {
    const query = db.selectFrom(table).select('compte_id').where('compte_id', '=', id).limit(1)
    if (await query.executeTakeFirst()) return false
  }
  return true
}

/** Takes away an account that stands in the way of who has its number by right, if it may go; false where it stays. */
export const giveWay = async (db: Db, compte: Compte, now: number): Promise<boolean> => {
  if (!(await mayGiveWay(db, compte))) return false
  const { id, etat } = compte
  const { courriel_principal } = await profilOf(db, id)
  if (etat === 'AFFIRME' && courriel_principal !== '')
    await queueMail(db, now, courriel_principal, espaceRemplaceMail())
  await condemnFiles(db, await filesOfComptes(db, [id]))
  await dropCompte(db, id)
  return true
}

/**
 * Puts another number in the place of that of an account, in the transaction given: sessions and links for a new password
 * end. False when the number is no longer the one that was read: asked twenty times at once, it is done once.
 */
export const replaceIdentifiant = async (
  db: Db,
  { id, identifiant }: Pick<Compte, 'id' | 'identifiant'>,
  nouveau: string,
  now: number,
): Promise<boolean> => {
  const changes = { identifiant: nouveau, nouveau_nir: null }
  if (!(await changeCompteFrom(db, id, { identifiant }, changes))) return false
  await db.deleteFrom('ancien_nir').where('nir', '=', nouveau).execute()
  await noteFormer(db, identifiant, id, now)
  await dropJetons(db, 'motdepasse', id)
  await endSessionsOf(db, id)
  return true
}
