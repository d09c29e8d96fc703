import type { Db } from '#server/kit/database/Store.ts'
import { dossiersOf } from '../store.ts'
import { passagesOf } from '../storePassages.ts'

/** What is held of the requests of a person, for the copy of all their data. */
export const heldDemandes = async (db: Db, compteId: string) => ({
  demandesDeRetraite: await Promise.all(
    (await dossiersOf(db, compteId)).map(async ({ id, genre, numero, etat, date_depart, json, cree_le }) => ({
      genre,
      numero,
      etat,
      dateEffet: date_depart,
      envoyeeLe: new Date(cree_le).toISOString(),
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
