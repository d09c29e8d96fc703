import type { Insertable } from 'kysely'
import type { UsagePiece } from '#contract/kit/piece.ts'
import type { AuteurAnnulation, GenreDossier } from '#rules/demande/etats.ts'
import { newId } from '#server/kit/identifiers.ts'
import type { PassageTable } from '#server/kit/database/schema/retraite.ts'
import type { Db } from '#server/kit/database/Store.ts'
import { ended, dossiersOf } from './store.ts'
import { isoOf } from '#server/kit/clock.ts'

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

/** States of a request that went to its end. */
const reached = ended.filter((etat) => etat !== 'annulee')

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
          .where('etat', 'in', reached)
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

/** What is held of the requests of a person, for the copy of all their data. */
export const heldDemandes = async (db: Db, compteId: string) => ({
  demandesDeRetraite: await Promise.all(
    (await dossiersOf(db, compteId)).map(async ({ id, genre, numero, etat, date_depart, json, cree_le }) => ({
      genre,
      numero,
      etat,
      dateEffet: date_depart,
      envoyeeLe: isoOf(cree_le),
      contenu: JSON.parse(json) as object,
      passages: (await passagesOf(db, id)).map(({ etat: state, date_passage, motif, annulee_par }) => ({
        etat: state,
        date: date_passage,
        ...(motif !== null && { motif }),
        ...(annulee_par !== null && { annuleePar: annulee_par }),
      })),
    })),
  ),
})
