import type { GenreBrouillon } from '#contract/kit/brouillon.ts'
import { brouillons } from '#contract/kit/brouillon.ts'
import { brouillonOf } from '#server/kit/drafts/store.ts'
import type { Db } from '#server/kit/database/Store.ts'
import { isoOf } from '#server/kit/clock.ts'

/** What an area holds of a person, in plain JSON: everything that they asked for, wrote, prepared or were told. */
export type Held = (db: Db, compteId: string) => Promise<object>

const draftsOf = async (db: Db, compteId: string) => {
  const rows = await Promise.all(
    (Object.keys(brouillons) as GenreBrouillon[]).map((genre) => brouillonOf(db, compteId, genre)),
  )
  return rows.flatMap((row) =>
    row
      ? [{ genre: row.genre, modifieLe: isoOf(row.modifie_le), contenu: JSON.parse(row.json) as object }]
      : [],
  )
}

/** What areas hold of a person, and their drafts. */
export const heldData = async (db: Db, compteId: string, areas: readonly Held[]): Promise<object> => {
  const held = await Promise.all(areas.map((of) => of(db, compteId)))
  return { ...Object.assign({}, ...held), brouillons: await draftsOf(db, compteId) }
}
