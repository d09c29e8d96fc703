import { type EtatCorrection, etatsOuverts } from '#rules/carriere/correction/etatsCorrection.ts'
import type { Insertable } from 'kysely'
import type { CorrectionTable } from '#server/kit/database/schema/retraite.ts'
import type { Db } from '#server/kit/database/Store.ts'
import { cirOf } from '#server/kit/people/cirs.ts'
import { isoOf } from '#server/kit/clock.ts'

/** Corrections asked for by a person, the last one first. */
export const correctionsOf = (db: Db, compteId: string) =>
  db
    .selectFrom('correction')
    .selectAll()
    .where('compte_id', '=', compteId)
    .orderBy('cree_le', 'desc')
    .orderBy('numero', 'desc')
    .execute()

/** Corrections of a person that wait for an answer or a file, the first one first. */
export const openCorrections = (db: Db, compteId: string) =>
  db
    .selectFrom('correction')
    .select(['id', 'numero', 'etat', 'motif', 'cree_le', 'modifie_le'])
    .where('compte_id', '=', compteId)
    .where('etat', 'in', etatsOuverts)
    .orderBy('cree_le')
    .execute()

/** Corrections of a person that were accepted, and that their account is not said to hold yet, the first one first. */
export const unannouncedCorrections = (db: Db, compteId: string) =>
  db
    .selectFrom('correction')
    .select(['numero', 'modifie_le'])
    .where('compte_id', '=', compteId)
    .where('etat', '=', 'acceptee')
    .where('annoncee_le', 'is', null)
    .orderBy('cree_le')
    .execute()

/** Keeps that a person was told that their account holds these corrections. */
export const noteAnnounced = (db: Db, compteId: string, numeros: readonly string[], now: number) =>
  db
    .updateTable('correction')
    .set({ annoncee_le: now })
    .where('compte_id', '=', compteId)
    .where('numero', 'in', numeros)
    .execute()

/** The correction that was sent with a key, when it was sent already. */
export const correctionSentAs = (db: Db, compteId: string, cleEnvoi: string) =>
  db
    .selectFrom('correction')
    .select(['id', 'numero', 'json'])
    .where('compte_id', '=', compteId)
    .where('cle_envoi', '=', cleEnvoi)
    .executeTakeFirst()

/** Keeps a correction; false when one was sent with the same key. */
export const addCorrection = async (db: Db, row: Insertable<CorrectionTable>): Promise<boolean> => {
  const done = await db
    .insertInto('correction')
    .values(row)
    .onConflict((conflict) => conflict.columns(['compte_id', 'cle_envoi']).doNothing())
    .executeTakeFirst()
  return (done.numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** A correction of this person, undefined when they have none of this identifier. */
export const ownCorrection = (db: Db, compteId: string, id: string) =>
  db
    .selectFrom('correction')
    .selectAll()
    .where('id', '=', id)
    .where('compte_id', '=', compteId)
    .executeTakeFirst()

export const correctionByNumero = (db: Db, numero: string) =>
  db.selectFrom('correction').selectAll().where('numero', '=', numero).executeTakeFirst()

interface Move {
  readonly de: EtatCorrection
  readonly a: EtatCorrection
  readonly motif: string | null
  readonly now: number
}

/** Moves a correction from a state to another; false when it is no longer in the first. */
export const moveCorrection = async (db: Db, id: string, { de, a, motif, now }: Move): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('correction')
    .set({ etat: a, motif, modifie_le: now })
    .where('id', '=', id)
    .where('etat', '=', de)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Corrections of everyone in these states, with their person, the one that waits for longest first; `most` of them. */
export const listedCorrections = (db: Db, etats: readonly EtatCorrection[], most: number) =>
  db
    .selectFrom('correction')
    .innerJoin('compte', 'compte.id', 'correction.compte_id')
    .selectAll('correction')
    .select(['compte.prenom', 'compte.nom'])
    .where('correction.etat', 'in', [...etats])
    .orderBy('correction.modifie_le')
    .orderBy('correction.numero')
    .limit(most)
    .execute()

/** What is held of the career of a person, for the copy of all their data. */
export const heldCarriere = async (db: Db, compteId: string) => {
  const cir = await cirOf(db, compteId)
  return {
    ...(cir && { compteIndividuelRetraite: cir.cir }),
    corrections: (await correctionsOf(db, compteId)).map(({ numero, etat, json, cree_le }) => ({
      numero,
      etat,
      envoyeeLe: isoOf(cree_le),
      contenu: JSON.parse(json) as object,
    })),
  }
}
