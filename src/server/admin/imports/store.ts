import type { Insertable } from 'kysely'
import type { Compte } from '#server/kit/people/comptes.ts'
import { comptesByNumero, formerHolders } from '#server/kit/identity/numeros.ts'
import { NUMERO_REMPLACE } from './fields.ts'
import { RowRefusal } from './refusals.ts'
import type { ProfilRow } from '#server/kit/people/profils.ts'
import type { DocumentTable, EvenementTable } from '#server/kit/database/schema/schema.ts'
import type { Db } from '#server/kit/database/Store.ts'

/** What imports read and write by batches: one query for many rows. */

/**
 * Tells whose account a number is, among these: of who signs in with it, or will once they have validated it; why a row is
 * refused otherwise (`unknown` when nobody ever had it).
 */
export const holdersOf = async (db: Db, numbers: readonly string[], unknown: string) => {
  const holders = await comptesByNumero(db, numbers)
  const replaced = await formerHolders(
    db,
    numbers.filter((number) => !holders.has(number)),
  )
  return {
    comptes: [...holders.values()],
    of: (number: string): Compte | RowRefusal =>
      holders.get(number) ?? new RowRefusal(replaced.has(number) ? NUMERO_REMPLACE : unknown),
  }
}

/** Documents that an import has added already, among those of these accounts and references. */
export const importedDocuments = (db: Db, compteIds: readonly string[], references: readonly string[]) =>
  compteIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('document')
        .select(['uuid', 'compte_id', 'reference', 'fichier', 'empreinte'])
        .where('compte_id', 'in', [...compteIds])
        .where('reference', 'in', [...references])
        .execute()

/** Events that an import has added already, among those of these accounts and references. */
export const importedEvenements = (db: Db, compteIds: readonly string[], references: readonly string[]) =>
  compteIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('evenement')
        .select(['compte_id', 'reference'])
        .where('compte_id', 'in', [...compteIds])
        .where('reference', 'in', [...references])
        .execute()

/** Adds the documents that are not there; gives the identifiers of those that it added. */
export const addMissingDocuments = async (
  db: Db,
  rows: readonly Insertable<DocumentTable>[],
): Promise<ReadonlySet<string>> => {
  if (rows.length === 0) return new Set()
  const added = await db
    .insertInto('document')
    .values([...rows])
    .onConflict((conflict) => conflict.doNothing())
    .returning('uuid')
    .execute()
  return new Set(added.map(({ uuid }) => uuid))
}

/** Adds the events whose reference is not there; gives the references that it added. */
export const addMissingEvenements = async (
  db: Db,
  rows: readonly Insertable<EvenementTable>[],
): Promise<ReadonlySet<string>> => {
  if (rows.length === 0) return new Set()
  const added = await db
    .insertInto('evenement')
    .values([...rows])
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute()
  return new Set(added.map(({ id }) => id))
}

/** Address and wishes of the people of these accounts who have told an address. */
export const reachableProfils = (
  db: Db,
  compteIds: readonly string[],
): Promise<Pick<ProfilRow, 'compte_id' | 'courriel_principal' | 'notifications'>[]> =>
  compteIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('profil')
        .innerJoin('compte', 'compte.id', 'profil.compte_id')
        .select(['profil.compte_id', 'profil.courriel_principal', 'profil.notifications'])
        .where('profil.compte_id', 'in', [...compteIds])
        .where('profil.courriel_principal', '<>', '')
        .where('compte.etat', '=', 'CONFIRME')
        .execute()

/** Those of these mails that have been queued already. */
export const queuedCourriels = async (db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> => {
  if (ids.length === 0) return new Set()
  const rows = await db
    .selectFrom('courriel')
    .select('id')
    .where('id', 'in', [...ids])
    .execute()
  return new Set(rows.map(({ id }) => id))
}
