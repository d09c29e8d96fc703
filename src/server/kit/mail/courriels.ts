import type { Selectable } from 'kysely'
import type { CourrielTable } from '../database/schema/identite.ts'
import { inBatches } from '../database/purging/inBatches.ts'
import { uuidOf } from '#rules/format/uuid.ts'
import type { Db } from '../database/Store.ts'

export type CourrielRow = Selectable<CourrielTable>

/** Mails looked up at once. */
const BATCH = 20

/** Mails shown at once in the mailbox of the demonstration. */
const SHOWN = 50

/** Mails that wait and whose moment has come: what someone waits for first, then the oldest. */
export const dueCourriels = async (db: Db, now: number): Promise<string[]> => {
  const rows = await db
    .selectFrom('courriel')
    .select('id')
    .where('etat', '=', 'attente')
    .where('a_envoyer_le', '<=', now)
    .orderBy('priorite')
    .orderBy('a_envoyer_le')
    .limit(BATCH)
    .execute()
  return rows.map(({ id }) => id)
}

/** Takes a mail to send it, until a moment after which it is due again: of two processes, one gets it. */
export const claimCourriel = (
  db: Db,
  id: string,
  now: number,
  until: number,
): Promise<CourrielRow | undefined> =>
  db
    .updateTable('courriel')
    .set((e) => ({ a_envoyer_le: until, essais: e('essais', '+', 1) }))
    .where('id', '=', id)
    .where('etat', '=', 'attente')
    .where('a_envoyer_le', '<=', now)
    .returningAll()
    .executeTakeFirst()

/** What a mail said and brought is forgotten once it has left: it held the token of a link. */
const forgotten = { texte: '', html: '', pieces: null }

export const markSent = (db: Db, id: string, now: number) =>
  db
    .updateTable('courriel')
    .set({ etat: 'envoye', envoye_le: now, ...forgotten })
    .where('id', '=', id)
    .execute()

/** In the demonstration: counts as sent, and can still be read. */
export const markKept = (db: Db, id: string, now: number) =>
  db.updateTable('courriel').set({ etat: 'envoye', envoye_le: now }).where('id', '=', id).execute()

export const postponeCourriel = (db: Db, id: string, until: number) =>
  db
    .updateTable('courriel')
    .set({ a_envoyer_le: until })
    .where('id', '=', id)
    .where('etat', '=', 'attente')
    .execute()

/** Gives a mail up. News keep what they said, and can be sent again; a link is dead by then, and must not be found. */
export const abandonCourriel = (db: Db, { id, priorite }: Pick<CourrielRow, 'id' | 'priorite'>) =>
  db
    .updateTable('courriel')
    .set({ etat: 'abandonne', ...(priorite === 0 && forgotten) })
    .where('id', '=', id)
    .where('etat', '=', 'attente')
    .execute()

/** The last mails, newest first; those of one address when one is given. */
export const lastCourriels = (db: Db, destinataire?: string): Promise<CourrielRow[]> =>
  db
    .selectFrom('courriel')
    .selectAll()
    .$if(destinataire !== undefined, (query) => query.where('destinataire', '=', destinataire ?? ''))
    .orderBy('cree_le', 'desc')
    .orderBy('id')
    .limit(SHOWN)
    .execute()

export const findCourriel = async (db: Db, typed: string): Promise<CourrielRow | undefined> => {
  const id = uuidOf(typed)
  return id === undefined
    ? undefined
    : db.selectFrom('courriel').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Mails in a state, the oldest first. */
export const courrielsIn = (db: Db, etat: CourrielRow['etat'], most: number): Promise<CourrielRow[]> =>
  db
    .selectFrom('courriel')
    .selectAll()
    .where('etat', '=', etat)
    .orderBy('cree_le')
    .orderBy('id')
    .limit(most)
    .execute()

/** Has mails that were given up leave again, some at a time, when they still say something; gives how many. All of them where none is named. */
export const resendCourriels = async (db: Db, now: number, typed?: string): Promise<number> => {
  let count = 0
  const resend = async (ids: readonly string[]) => {
    const { numUpdatedRows } = await db
      .updateTable('courriel')
      .set({ etat: 'attente', essais: 0, cree_le: now, a_envoyer_le: now })
      .where('etat', '=', 'abandonne')
      .where('texte', '<>', '')
      .where('id', 'in', ids)
      .executeTakeFirstOrThrow()
    count += Number(numUpdatedRows)
  }
  const abandoned = db
    .selectFrom('courriel')
    .select('id as cle')
    .where('etat', '=', 'abandonne')
    .where('texte', '<>', '')
    .orderBy('cree_le')
  const id = uuidOf(typed ?? '')
  if (id !== undefined) await resend([id])
  else if (typed === undefined)
    while (!(await inBatches(abandoned, (ids) => ({ execute: () => resend(ids) })))) continue
  return count
}

/** Deletes the mails that left, or never will, queued before a moment. */
export const purgeCourriels = async (db: Db, before: number): Promise<boolean> => {
  let all = true
  for (const etat of ['envoye', 'abandonne'] as const)
    all =
      (await inBatches(
        db
          .selectFrom('courriel')
          .select('id as cle')
          .where('etat', '=', etat)
          .where('cree_le', '<', before)
          .orderBy('cree_le'),
        (keys) =>
          db
            .deleteFrom('courriel')
            .where('id', 'in', [...keys])
            .where('etat', '=', etat),
      )) && all
  return all
}
