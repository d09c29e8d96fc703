import type { Insertable, Selectable } from 'kysely'
import type { TransmissionTable } from '#server/kit/database/schema/retraite.ts'
import { OUT_OF_QUARANTINE } from '#server/kit/pieces/antivirus/quarantine.ts'
import { inBatches } from '#server/kit/database/purging/inBatches.ts'
import type { Db } from '#server/kit/database/Store.ts'

export type TransmissionRow = Selectable<TransmissionTable>

/** Transmissions looked up at once. */
const BATCH = 20

export const addTransmissions = (db: Db, rows: readonly Insertable<TransmissionTable>[]) =>
  db.insertInto('transmission').values(rows).execute()

/** Records of a request, left or not: files do not count. */
export const countRecords = async (db: Db, dossierId: string): Promise<number> => {
  const { total } = await db
    .selectFrom('transmission')
    .select((e) => e.fn.countAll<number>().as('total'))
    .where('dossier_id', '=', dossierId)
    .where('piece_id', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(total)
}

/** What may leave now, oldest first. A file in quarantine is not among it. */
export const dueTransmissions = async (db: Db, now: number): Promise<string[]> => {
  const rows = await db
    .selectFrom('transmission')
    .leftJoin('piece', 'piece.id', 'transmission.piece_id')
    .innerJoin('dossier', 'dossier.id', 'transmission.dossier_id')
    .select('transmission.id')
    .where('prochain_essai', '<=', now)
    // Files of a cancelled request stay; its records say that it is.
    .where((e) =>
      e.or([
        e('piece_id', 'is', null),
        e.and([e('piece.analyse', 'in', OUT_OF_QUARANTINE), e('dossier.etat', '<>', 'annulee')]),
      ]),
    )
    .orderBy('prochain_essai')
    .orderBy('transmission.nom')
    .limit(BATCH)
    .execute()
  return rows.map(({ id }) => id)
}

/** Takes a transmission to send it, until a moment after which it is due again: of two processes, one gets it. */
export const claimTransmission = (
  db: Db,
  id: string,
  now: number,
  until: number,
): Promise<TransmissionRow | undefined> =>
  db
    .updateTable('transmission')
    .set((e) => ({ prochain_essai: until, essais: e('essais', '+', 1) }))
    .where('id', '=', id)
    .where('prochain_essai', '<=', now)
    .returningAll()
    .executeTakeFirst()

export const markTransmitted = (db: Db, id: string, now: number) =>
  db
    .updateTable('transmission')
    .set({ transmis_le: now, prochain_essai: null })
    .where('id', '=', id)
    .execute()

/** Tries again at a moment; never by itself without one. */
export const postponeTransmission = (db: Db, id: string, until: number | null) =>
  db
    .updateTable('transmission')
    .set({ prochain_essai: until })
    .where('id', '=', id)
    .where('transmis_le', 'is', null)
    .execute()

/** Forgets the sending of files whose bytes are deleted. */
export const dropTransmissionsOf = (db: Db, pieceIds: readonly string[]) =>
  db.deleteFrom('transmission').where('piece_id', 'in', pieceIds).where('transmis_le', 'is', null).execute()

/** Forgets the sending of the files of a request that have not left: its records say what became of it. */
export const dropFilesOf = (db: Db, dossierId: string) =>
  db
    .deleteFrom('transmission')
    .where('dossier_id', '=', dossierId)
    .where('piece_id', 'is not', null)
    .where('transmis_le', 'is', null)
    .execute()

/** Forgets the sending of files of requests that were cancelled while it stayed queued; false where some are left to the next purge. */
export const purgeFilesOfCancelled = (db: Db): Promise<boolean> =>
  inBatches(
    db
      .selectFrom('transmission')
      .innerJoin('dossier', 'dossier.id', 'transmission.dossier_id')
      .select('transmission.id as cle')
      .where('transmis_le', 'is', null)
      // Of every moment, in so many words: along the index of what waits.
      .where('transmission.cree_le', '>', 0)
      .where('piece_id', 'is not', null)
      .where('dossier.etat', '=', 'annulee')
      .orderBy('transmission.cree_le'),
    (keys) => db.deleteFrom('transmission').where('id', 'in', keys).where('transmis_le', 'is', null),
  )

/** What has not left, oldest first, with the number of its request and what is known of its file. */
export const waitingTransmissions = (db: Db, most: number) =>
  db
    .selectFrom('transmission')
    .innerJoin('dossier', 'dossier.id', 'transmission.dossier_id')
    .leftJoin('piece', 'piece.id', 'transmission.piece_id')
    .select(['dossier.numero', 'transmission.nom', 'essais', 'prochain_essai', 'analyse'])
    .where('transmis_le', 'is', null)
    .orderBy('transmission.cree_le')
    .orderBy('transmission.nom')
    .limit(most)
    .execute()

const revival = (db: Db, now: number) =>
  db.updateTable('transmission').set({ prochain_essai: now, essais: 0 }).where('transmis_le', 'is', null)

const revived = async (query: ReturnType<typeof revival>): Promise<number> =>
  Number((await query.executeTakeFirst()).numUpdatedRows)

/** Makes all that has not left of a request due at once, as if it had never been tried; gives how many there are. */
export const reviveTransmissions = (db: Db, dossierId: string, now: number): Promise<number> =>
  revived(revival(db, now).where('dossier_id', '=', dossierId))

/** Makes all that was given up due at once, of every request, as if it had never been tried; gives how many there are. */
export const reviveGivenUp = (db: Db, now: number): Promise<number> =>
  revived(revival(db, now).where('prochain_essai', 'is', null))

/** What a delivery needs to know of a transmission: the number of its request, and its file. */
export const parcelOf = (db: Db, id: string) =>
  db
    .selectFrom('transmission')
    .innerJoin('dossier', 'dossier.id', 'transmission.dossier_id')
    .leftJoin('piece', 'piece.id', 'transmission.piece_id')
    .select(['dossier.numero', 'piece.fichier', 'piece.type'])
    .where('transmission.id', '=', id)
    .executeTakeFirst()
