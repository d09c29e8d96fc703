import {
  type AuteurAnnulation,
  estTermine,
  etatsDossier,
  type EtatDossier,
  type GenreDossier,
} from '#rules/demande/etats.ts'
import type { Insertable, Selectable } from 'kysely'
import type { UsagePiece } from '#contract/kit/piece.ts'
import { newId } from '#server/kit/secrets.ts'
import type { DossierTable, PassageTable } from '#server/kit/database/schema/retraite.ts'
import type { Db } from '#server/kit/database/Store.ts'
import { writtenOnce } from '#server/kit/database/writtenOnce.ts'

export type DossierRow = Selectable<DossierTable>

const ended = etatsDossier.filter(estTermine)

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

/** Every request with its holder's name, the one that has not moved for longest first. */
export const listedDossiers = (db: Db) =>
  db
    .selectFrom('dossier')
    .innerJoin('compte', 'compte.id', 'dossier.compte_id')
    .select(['numero', 'genre', 'dossier.etat', 'date_depart', 'modifie_le', 'prenom', 'nom'])
    .orderBy('modifie_le')
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
  id: string,
  from: EtatDossier,
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

/** States that a request has been in, with the title of the document that each gave, in order. */
export const passagesOf = (db: Db, dossierId: string) =>
  db
    .selectFrom('passage')
    .leftJoin('document', 'document.uuid', 'passage.document_uuid')
    .select([
      'passage.etat',
      'date_passage',
      'motif',
      'usage_piece',
      'annulee_par',
      'passage.document_uuid',
      'document.libelle1',
    ])
    .where('dossier_id', '=', dossierId)
    .orderBy('rang')
    .execute()

/** Every passage of the requests of a person that have not ended, in order, with what is told of each. */
export const openPassages = (db: Db, compteId: string) =>
  db
    .selectFrom('dossier')
    .innerJoin('passage', 'passage.dossier_id', 'dossier.id')
    .select(['dossier.id', 'genre', 'numero', 'date_depart', 'passage.etat', 'date_passage', 'motif'])
    .where('compte_id', '=', compteId)
    .where('dossier.etat', 'not in', ended)
    .orderBy('dossier.cree_le')
    .orderBy('rang')
    .execute()

/** Passages of the last requests of a kind that went to their end, each request in order; cancelled ones are left out. */
export const endedPassages = (db: Db, genre: GenreDossier, sample: number) =>
  db
    .selectFrom('passage')
    .innerJoin(
      (e) =>
        e
          .selectFrom('dossier')
          .select('dossier.id')
          .where('genre', '=', genre)
          .where('etat', 'in', ['paiement', 'validee'])
          .orderBy('modifie_le', 'desc')
          .limit(sample)
          .as('termine'),
      (join) => join.onRef('termine.id', '=', 'passage.dossier_id'),
    )
    .select(['dossier_id', 'passage.etat', 'date_passage'])
    .orderBy('dossier_id')
    .orderBy('rang')
    .execute()

type NewPassage = Pick<Insertable<PassageTable>, 'etat' | 'date_passage'> & {
  readonly motif?: string | undefined
  readonly document_uuid?: string | undefined
  readonly usage_piece?: UsagePiece | undefined
  readonly annulee_par?: AuteurAnnulation | undefined
}

/** Adds a passage after the others. */
export const addPassage = async (
  db: Db,
  dossierId: string,
  { etat, date_passage, motif, document_uuid, usage_piece, annulee_par }: NewPassage,
): Promise<void> => {
  const { total } = await db
    .selectFrom('passage')
    .select((e) => e.fn.countAll<number>().as('total'))
    .where('dossier_id', '=', dossierId)
    .executeTakeFirstOrThrow()
  await db
    .insertInto('passage')
    .values({
      id: newId(),
      dossier_id: dossierId,
      rang: Number(total) + 1,
      etat,
      date_passage,
      motif: motif ?? null,
      document_uuid: document_uuid ?? null,
      usage_piece: usage_piece ?? null,
      annulee_par: annulee_par ?? null,
    })
    .execute()
}
