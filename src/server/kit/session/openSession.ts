import { newToken } from '../secrets.ts'
import { addConnexion } from '../database/journal.ts'
import { addSession, type NewSession } from './sessions.ts'
import type { Db } from '../database/Store.ts'

/** Opens a session and writes it in the journal of sign-ins, in the transaction given; gives the token of its cookie. */
export const openSession = async (db: Db, session: NewSession, now: number): Promise<string> => {
  const token = newToken()
  await addSession(db, token, session, now)
  const { compteId, moyen, navigateur } = session
  await addConnexion(db, { compte_id: compteId, quand: now, moyen, navigateur })
  return token
}

/** Where a request comes from. */
export interface Visitor {
  readonly address: string
  /** Browser, as a person would call it. */
  readonly navigateur: string
}
