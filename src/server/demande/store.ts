import { estTermine, etatsDossier, type EtatDossier, type GenreDossier } from '#rules/demande/etats.ts'
import type { Insertable, Selectable } from 'kysely'
import type { DossierTable } from '#server/kit/database/schema/retraite.ts'
import type { Db } from '#server/kit/database/Store.ts'
import { writtenOnce } from '#server/kit/database/writtenOnce.ts'

export type DossierRow = Selectable<DossierTable>

/** States in which a request moves no more. */
export const ended = etatsDossier.filter(estTermine)

/** The request of a kind that has not ended, else the last that a person sent; undefined when there is none. */
export const lastDossier = (db: Db, compteId: string, genre: GenreDossier): Promise<DossierRow | undefined> =>
  db
    .selectFrom('dossier')
    .selectAll()
    .where('compte_id', '=', compteId)
    .where('genre', '=', genre)
    // Whatever the clocks said: two servers may differ.
    .orderBy((e) => e.case().when('etat', 'in', ended).then(1).else(0).end())
    .orderBy('cree_le', 'desc')
    .orderBy('numero', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Every request that a person sent, the last one first. */
export const dossiersOf = (db: Db, compteId: string): Promise<DossierRow[]> =>
  db.selectFrom('dossier').selectAll().where('compte_id', '=', compteId).orderBy('cree_le', 'desc').execute()

/** Kinds of request that a person sent: every dashboard asks for them, and few have any. */
export const genresSent = writtenOnce(1, (db: Db, compteId: string) =>
  db.selectFrom('dossier').select('genre').distinct().where('compte_id', '=', compteId),
)

/** The request that was sent with a key, when it was sent already. */
export const dossierSentAs = (
  db: Db,
  compteId: string,
  genre: GenreDossier,
  cleEnvoi: string,
): Promise<DossierRow | undefined> =>
  db
    .selectFrom('dossier')
    .selectAll()
    .where('compte_id', '=', compteId)
    .where('genre', '=', genre)
    .where('cle_envoi', '=', cleEnvoi)
    .executeTakeFirst()

export const dossierById = (db: Db, id: string): Promise<DossierRow | undefined> =>
  db.selectFrom('dossier').selectAll().where('id', '=', id).executeTakeFirst()

export const dossierByNumero = (db: Db, numero: string): Promise<DossierRow | undefined> =>
  db.selectFrom('dossier').selectAll().where('numero', '=', numero).executeTakeFirst()

/** The request of this account and kind that has a number; somebody else's is not found. */
export const ownDossier = (
  db: Db,
  compteId: string,
  genre: GenreDossier,
  numero: string,
): Promise<DossierRow | undefined> =>
  db
    .selectFrom('dossier')
    .selectAll()
    .where('numero', '=', numero)
    .where('compte_id', '=', compteId)
    .where('genre', '=', genre)
    .executeTakeFirst()

/** Requests in these states with their holder's name, the one that has not moved for longest first; `most` of them. */
export const listedDossiers = (db: Db, etats: readonly EtatDossier[], most: number) =>
  db
    .selectFrom('dossier')
    .innerJoin('compte', 'compte.id', 'dossier.compte_id')
    .select(['numero', 'genre', 'dossier.etat', 'date_depart', 'modifie_le', 'prenom', 'nom'])
    .where('dossier.etat', 'in', [...etats])
    .orderBy('modifie_le')
    .orderBy('numero')
    .limit(most)
    .execute()

/** Keeps a request; false when one was sent with the same key. */
export const addDossier = async (db: Db, row: Insertable<DossierTable>): Promise<boolean> => {
  const done = await db
    .insertInto('dossier')
    .values(row)
    .onConflict((conflict) => conflict.columns(['compte_id', 'genre', 'cle_envoi']).doNothing())
    .executeTakeFirst()
  return (done.numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** Moves a request from the state that was read to another; false when it has moved meanwhile. */
export const moveDossier = async (
  db: Db,
  { id, etat: from }: Pick<DossierRow, 'id' | 'etat'>,
  to: EtatDossier,
  now: number,
): Promise<boolean> => {
  const done = await db
    .updateTable('dossier')
    .set({ etat: to, modifie_le: now })
    .where('id', '=', id)
    .where('etat', '=', from)
    .executeTakeFirst()
  return done.numUpdatedRows > 0n
}
