import type { Selectable } from 'kysely'
import type { CourrielTable } from '../database/schemaIdentite.ts'
import type { Db } from '../database/Store.ts'

export type CourrielRow = Selectable<CourrielTable>

/** Mails looked up at once. */
const BATCH = 20

/** Mails shown at once in the mailbox of the demonstration. */
const SHOWN = 50

/** Mails that wait and whose moment has come, oldest first. */
export const dueCourriels = async (db: Db, now: number): Promise<string[]> => {
  const rows = await db
    .selectFrom('courriel')
    .select('id')
    .where('etat', '=', 'attente')
    .where('a_envoyer_le', '<=', now)
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

export const abandonCourriel = (db: Db, id: string) =>
  db
    .updateTable('courriel')
    .set({ etat: 'abandonne', ...forgotten })
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

export const findCourriel = (db: Db, id: string): Promise<CourrielRow | undefined> =>
  db.selectFrom('courriel').selectAll().where('id', '=', id).executeTakeFirst()

/** Deletes the mails that left, or never will, queued before a moment. */
export const purgeCourriels = (db: Db, before: number) =>
  db.deleteFrom('courriel').where('etat', '<>', 'attente').where('cree_le', '<', before).execute()
