import type { GenreBrouillon } from '#contract/kit/brouillon.ts'
import { brouillons } from '#contract/kit/brouillon.ts'
import { brouillonOf } from '#server/kit/drafts/store.ts'
import { cirOf } from '#server/kit/people/cirs.ts'
import { correctionsOf } from '#server/carriere/store.ts'
import { demandesOf, messagesOf } from '#server/messagerie/store.ts'
import { dossiersOf, passagesOf } from '#server/demande/store.ts'
import { scenariosOf } from '#server/simulation/store.ts'
import type { Db } from '#server/kit/database/Store.ts'

const iso = (moment: number) => new Date(moment).toISOString()

const draftsOf = async (db: Db, compteId: string) => {
  const rows = await Promise.all(
    (Object.keys(brouillons) as GenreBrouillon[]).map((genre) => brouillonOf(db, compteId, genre)),
  )
  return rows.flatMap((row) =>
    row
      ? [{ genre: row.genre, modifieLe: iso(row.modifie_le), contenu: JSON.parse(row.json) as object }]
      : [],
  )
}

const requestsOf = async (db: Db, compteId: string) =>
  Promise.all(
    (await dossiersOf(db, compteId)).map(async ({ id, genre, numero, etat, date_depart, json, cree_le }) => ({
      genre,
      numero,
      etat,
      dateEffet: date_depart,
      envoyeeLe: iso(cree_le),
      contenu: JSON.parse(json) as object,
      passages: (await passagesOf(db, id)).map(({ etat: state, date_passage, motif }) => ({
        etat: state,
        date: date_passage,
        ...(motif !== null && { motif }),
      })),
    })),
  )

const conversationsOf = async (db: Db, compteId: string) =>
  Promise.all(
    (await demandesOf(db, compteId)).map(async ({ id, theme, objet, etat }) => ({
      theme,
      objet,
      etat,
      messages: (await messagesOf(db, id)).map(({ auteur, texte, cree_le }) => ({
        auteur,
        texte,
        date: iso(cree_le),
      })),
    })),
  )

/** What a person has asked for, written, prepared and been told of their career, in plain JSON. */
export const heldData = async (db: Db, compteId: string) => {
  const cir = await cirOf(db, compteId)
  return {
    ...(cir && { compteIndividuelRetraite: cir.cir }),
    corrections: (await correctionsOf(db, compteId)).map(({ numero, etat, json, cree_le }) => ({
      numero,
      etat,
      envoyeeLe: iso(cree_le),
      contenu: JSON.parse(json) as object,
    })),
    simulations: await scenariosOf(db, compteId),
    demandesDeRetraite: await requestsOf(db, compteId),
    brouillons: await draftsOf(db, compteId),
    messagerie: await conversationsOf(db, compteId),
  }
}
