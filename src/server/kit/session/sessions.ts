/** Sessions: who is signed in, from where and since when. How they end is in `endSessions.ts`. */

import { Refusal } from '../Refusal.ts'
import { fingerprint, newToken } from '../secrets.ts'
import { newId } from '../identifiers.ts'
import { colonnesCompte, type Compte, lockCompte } from '../people/comptes.ts'
import type { Db } from '../database/Store.ts'
import type { SessionTable } from '../database/schema/schema.ts'
import { addConnexion } from '../database/journal.ts'
import { writtenOnce } from '../database/writtenOnce.ts'

/** A session with the account it belongs to. */
export interface OpenSession {
  /** Token that its browser shows; the base has its fingerprint alone. */
  readonly jeton: string
  readonly empreinte: string
  readonly ouverteLe: number
  readonly vueLe: number
  readonly moyen: SessionTable['moyen']
  readonly jetonIdentite: string | null
  readonly prouveLe: number | null
  readonly preuve: 'motdepasse' | 'facteur' | null
  readonly compte: Compte
}

/** What is known of a session when it opens. */
export interface NewSession {
  readonly compteId: string
  readonly moyen: SessionTable['moyen']
  readonly navigateur: string
  /** Identity token of FranceConnect. */
  readonly jetonIdentite?: string
  /** It opened by more than a password: this counts as a proof for five minutes. */
  readonly parFacteur?: boolean
}

const keepSession = writtenOnce(
  9,
  (
    db: Db,
    empreinte: string,
    id: string,
    compte_id: string,
    moyen: SessionTable['moyen'],
    navigateur: string,
    jeton_identite: string | null,
    now: number,
    prouve_le: number | null,
    preuve: 'facteur' | null,
  ) =>
    db.insertInto('session').values({
      empreinte,
      id,
      compte_id,
      moyen,
      navigateur,
      jeton_identite,
      cree_le: now,
      vu_le: now,
      prouve_le,
      preuve,
    }),
)

export const addSession = (db: Db, token: string, session: NewSession, now: number) => {
  const { compteId, moyen, navigateur, jetonIdentite = null, parFacteur } = session
  return keepSession(
    db,
    fingerprint(token),
    newId(),
    compteId,
    moyen,
    navigateur,
    jetonIdentite,
    now,
    parFacteur ? now : null,
    parFacteur ? 'facteur' : null,
  )
}

const sessionAndCompte = writtenOnce(1, (db: Db, empreinte: string) =>
  db
    .selectFrom('session')
    .innerJoin('compte', 'compte.id', 'session.compte_id')
    .where('session.empreinte', '=', empreinte)
    .select(colonnesCompte.map((colonne) => `compte.${colonne}` as const))
    .select([
      'session.empreinte',
      'session.cree_le as ouverte_le',
      'session.vu_le',
      'session.moyen',
      'session.jeton_identite',
      'session.prouve_le',
      'session.preuve',
    ]),
)

/** The session of a token and its account, in one read. */
export const findSession = async (db: Db, token: string): Promise<OpenSession | undefined> => {
  const [row] = await sessionAndCompte(db, fingerprint(token))
  if (!row) return undefined
  const { empreinte, ouverte_le, vu_le, moyen, jeton_identite, prouve_le, preuve, ...compte } = row
  return {
    jeton: token,
    empreinte,
    ouverteLe: ouverte_le,
    vueLe: vu_le,
    moyen,
    jetonIdentite: jeton_identite,
    prouveLe: prouve_le,
    preuve,
    compte,
  }
}

/** When this process saw sessions whose activity the base could not keep: they go on while it takes no write. */
const seenHere = new Map<string, number>()
const MOST_SEEN = 100_000

/** The last activity of a session that is known here. */
export const lastSeen = ({ empreinte, vueLe }: OpenSession): number =>
  Math.max(vueLe, seenHere.get(empreinte) ?? 0)

/** Keeps the activity of a session: in the base, or here when it cannot, since no reading may fail for it. */
export const touchSession = async (db: Db, empreinte: string, now: number): Promise<void> => {
  try {
    await db.updateTable('session').set({ vu_le: now }).where('empreinte', '=', empreinte).execute()
    seenHere.delete(empreinte)
  } catch {
    if (seenHere.size >= MOST_SEEN) seenHere.clear()
    seenHere.set(empreinte, now)
  }
}

/**
 * Gives a session another token, which it gives, and what it proved if it did: the token that its browser had before is worth
 * nothing. What the sign-in gave stays at its head, the rest is new (`setRenewedToken`). Undefined when the session has ended meanwhile.
 */
export const renewToken = async (
  db: Db,
  { jeton, empreinte }: Pick<OpenSession, 'jeton' | 'empreinte'>,
  proved: { readonly prouve_le?: number; readonly preuve?: NonNullable<OpenSession['preuve']> } = {},
): Promise<string | undefined> => {
  const token = `${jeton.split('.')[0]}.${newToken()}`
  const { numUpdatedRows } = await db
    .updateTable('session')
    .set({ ...proved, empreinte: fingerprint(token) })
    .where('empreinte', '=', empreinte)
    .executeTakeFirst()
  return numUpdatedRows === 1n ? token : undefined
}

/** Sessions of an account, the latest used first. */
export const sessionsOf = (db: Db, compteId: string) =>
  db
    .selectFrom('session')
    .select(['id', 'empreinte', 'moyen', 'navigateur', 'cree_le', 'vu_le'])
    .where('compte_id', '=', compteId)
    .orderBy('vu_le', 'desc')
    .execute()

/** Opens a session of an account held by the transaction given, unless it is suspended, and writes it in the journal of sign-ins; gives the token of its cookie. */
export const openHeldSession = async (
  db: Db,
  { id: compteId, suspendu_le }: Compte,
  session: Omit<NewSession, 'compteId'>,
  now: number,
): Promise<string> => {
  if (suspendu_le !== null) throw new Refusal('compteSuspendu')
  const token = newToken()
  await addSession(db, token, { compteId, ...session }, now)
  const { moyen, navigateur } = session
  await addConnexion(db, { compte_id: compteId, quand: now, moyen, navigateur })
  return token
}

/** The same for an account that nothing holds yet. */
export const openSession = async (db: Db, session: NewSession, now: number): Promise<string> =>
  openHeldSession(db, await lockCompte(db, session.compteId), session, now)
