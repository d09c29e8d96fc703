import { fingerprint } from '../secrets.ts'
import type { Compte } from './comptes.ts'
import type { Db } from './Store.ts'
import type { SessionTable } from './schema.ts'

/** A session with the account it belongs to. */
export interface OpenSession {
  readonly empreinte: string
  readonly ouverteLe: number
  readonly vueLe: number
  readonly moyen: SessionTable['moyen']
  readonly compte: Compte
}

export const addSession = (
  db: Db,
  token: string,
  compteId: string,
  moyen: SessionTable['moyen'],
  now: number,
) =>
  db
    .insertInto('session')
    .values({ empreinte: fingerprint(token), compte_id: compteId, moyen, cree_le: now, vu_le: now })
    .execute()

/** The session of a token and its account, in one read. */
export const findSession = async (db: Db, token: string): Promise<OpenSession | undefined> => {
  const row = await db
    .selectFrom('session')
    .innerJoin('compte', 'compte.id', 'session.compte_id')
    .where('session.empreinte', '=', fingerprint(token))
    .selectAll('compte')
    .select(['session.empreinte', 'session.cree_le as ouverte_le', 'session.vu_le', 'session.moyen'])
    .executeTakeFirst()
  if (!row) return undefined
  const { empreinte, ouverte_le, vu_le, moyen, ...compte } = row
  return { empreinte, ouverteLe: ouverte_le, vueLe: vu_le, moyen, compte }
}

export const touchSession = (db: Db, empreinte: string, now: number) =>
  db.updateTable('session').set({ vu_le: now }).where('empreinte', '=', empreinte).execute()

export const endSession = (db: Db, empreinte: string) =>
  db.deleteFrom('session').where('empreinte', '=', empreinte).execute()

/** Deletes the sessions that nobody used since `idleSince` or that opened before `openedBefore`. */
export const purgeSessions = (db: Db, idleSince: number, openedBefore: number) =>
  db
    .deleteFrom('session')
    .where((e) => e.or([e('vu_le', '<', idleSince), e('cree_le', '<', openedBefore)]))
    .execute()
