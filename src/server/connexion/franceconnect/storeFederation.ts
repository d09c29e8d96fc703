import type { CalendarDate } from '#rules/calendar/dates.ts'
import { fingerprint } from '#server/kit/secrets.ts'
import type { Compte } from '#server/kit/people/comptes.ts'
import type { Db } from '#server/kit/database/Store.ts'

/** Someone at a provider: their key is its name and theirs there, never an e-mail. */
export interface Federated {
  readonly issuer: string
  readonly sub: string
}

/** Keeps what a passage at the provider must bring back: only fingerprints. */
export const addDemarrage = (db: Db, state: string, nonce: string, expireLe: number) =>
  db
    .insertInto('demarrage_fc')
    .values({ empreinte: fingerprint(state), nonce: fingerprint(nonce), expire_le: expireLe })
    .execute()

/** Uses a passage up: true only once, in time, and with the nonce that it began with. */
export const takeDemarrage = async (db: Db, state: string, nonce: string, now: number): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('demarrage_fc')
    .where('empreinte', '=', fingerprint(state))
    .where('nonce', '=', fingerprint(nonce))
    .where('expire_le', '>', now)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** The confirmed account that someone at a provider is linked to. */
export const linkedCompte = (db: Db, { issuer, sub }: Federated): Promise<Compte | undefined> =>
  db
    .selectFrom('federation')
    .innerJoin('compte', 'compte.id', 'federation.compte_id')
    .selectAll('compte')
    .where('issuer', '=', issuer)
    .where('sub', '=', sub)
    .where('etat', '=', 'CONFIRME')
    .executeTakeFirst()

/** Who at a provider an account is linked to; undefined when it is to nobody there. */
export const linkedSub = async (db: Db, issuer: string, compteId: string): Promise<string | undefined> => {
  const row = await db
    .selectFrom('federation')
    .select('sub')
    .where('issuer', '=', issuer)
    .where('compte_id', '=', compteId)
    .executeTakeFirst()
  return row?.sub
}

/** Links an account to someone at a provider; false when they are linked already. */
export const linkCompte = async (
  db: Db,
  { issuer, sub }: Federated,
  compteId: string,
  now: number,
): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('federation')
    .values({ issuer, sub, compte_id: compteId, cree_le: now })
    .onConflict((conflict) => conflict.columns(['issuer', 'sub']).doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** Confirmed accounts of the people born that day. */
export const confirmedBornOn = (db: Db, dateNaissance: CalendarDate): Promise<Compte[]> =>
  db
    .selectFrom('compte')
    .selectAll()
    .where('date_naissance', '=', dateNaissance)
    .where('etat', '=', 'CONFIRME')
    .execute()
