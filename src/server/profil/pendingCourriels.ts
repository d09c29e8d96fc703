import type { Profil } from '#contract/profil/profil.ts'
import { jetonsOf, dropJeton } from '#server/kit/session/jetons.ts'
import type { Db } from '#server/kit/database/Store.ts'

/** A change of address that waits for its link. */
export interface PendingCourriel {
  readonly champ: 'courrielPrincipal' | 'courrielSecondaire'
  readonly courriel: string
}

const pendingOf = async (db: Db, compteId: string, now: number) =>
  (await jetonsOf(db, 'mail', compteId, now)).map(({ empreinte, donnees }) => ({
    empreinte,
    ...(JSON.parse(donnees ?? '{}') as PendingCourriel),
  }))

/** Addresses that wait for their link, by the field that they will fill. */
export const pendingCourriels = async (
  db: Db,
  compteId: string,
  now: number,
): Promise<Profil['courrielsEnAttente']> =>
  Object.fromEntries((await pendingOf(db, compteId, now)).map(({ champ, courriel }) => [champ, courriel]))

/** Withdraws the links that would fill a field: the last one asked for counts. */
export const dropPendingCourriels = async (
  db: Db,
  compteId: string,
  champ: PendingCourriel['champ'],
  now: number,
): Promise<void> => {
  for (const pending of await pendingOf(db, compteId, now))
    if (pending.champ === champ) await dropJeton(db, pending.empreinte)
}
