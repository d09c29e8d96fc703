import { type DelaiObserve, delaisObserves, type Historique } from '#rules/demande/delais.ts'
import type { GenreDossier } from '#rules/demande/etats.ts'
import type { Db } from '#server/kit/database/Store.ts'
import type { Services } from '#server/services.ts'
import { endedPassages } from '../storePassages.ts'

/** How old observed lengths may be, in milliseconds: they read many requests, and change little in an hour. */
const FRESH_MS = 3_600_000

/** The last ended requests that are looked at. */
const SAMPLE = 1000

interface Kept {
  readonly at: number
  readonly delais: Promise<readonly DelaiObserve[]>
}

const kept = new WeakMap<Db, Map<GenreDossier, Kept>>()

const observe = async (db: Db, genre: GenreDossier): Promise<readonly DelaiObserve[]> => {
  const histories = new Map<string, Historique>()
  for (const { dossier_id, etat, date_passage: date } of await endedPassages(db, genre, SAMPLE))
    histories.set(dossier_id, [...(histories.get(dossier_id) ?? []), { etat, date }])
  return delaisObserves(genre, [...histories.values()])
}

/** Observed length of each step of the requests of a kind that have gone to their end, those cancelled left out. */
export const delaisDuGenre = async (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  genre: GenreDossier,
): Promise<readonly DelaiObserve[]> => {
  const byGenre = kept.get(db) ?? new Map<GenreDossier, Kept>()
  kept.set(db, byGenre)
  const now = clock().getTime()
  const before = byGenre.get(genre)
  if (before && now - before.at < FRESH_MS) return before.delais
  const delais = observe(db, genre)
  byGenre.set(genre, { at: now, delais })
  // What failed is asked again, and not kept for an hour.
  delais.catch(() => byGenre.delete(genre))
  return delais
}
