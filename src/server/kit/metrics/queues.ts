import { lastPurge } from '../database/purging/lastPurge.ts'
import type { Db } from '../database/Store.ts'

/** Seconds between a moment and now; none when there is no moment. */
const ageOf = (moment: number | null, now: number) =>
  moment === null ? 0 : Math.max(0, Math.round((now - moment) / 1000))

/** What waits in the queues, how long the oldest has waited in seconds, and what was given up. */
export const queueLengths = async (db: Db, now: number): Promise<Readonly<Record<string, number>>> => {
  const mails = await db
    .selectFrom('courriel')
    .select((e) => [e.fn.countAll<number>().as('nombre'), e.fn.min('cree_le').as('premier')])
    .where('etat', '=', 'attente')
    .executeTakeFirstOrThrow()
  const abandoned = await db
    .selectFrom('courriel')
    .select((e) => e.fn.countAll<number>().as('nombre'))
    .where('etat', '=', 'abandonne')
    .executeTakeFirstOrThrow()
  const parcels = await db
    .selectFrom('transmission')
    .select((e) => {
      const due = e('prochain_essai', 'is not', null)
      return [
        e.fn.countAll<number>().filterWhere(due).as('nombre'),
        e.fn.min('cree_le').filterWhere(due).as('premier'),
        e.fn.countAll<number>().filterWhere('prochain_essai', 'is', null).as('abandonnees'),
      ]
    })
    .where('transmis_le', 'is', null)
    .executeTakeFirstOrThrow()
  return {
    courriels: Number(mails.nombre),
    courriels_age_secondes: ageOf(mails.premier, now),
    courriels_abandonnes: Number(abandoned.nombre),
    transmissions: Number(parcels.nombre),
    transmissions_age_secondes: ageOf(parcels.premier, now),
    transmissions_abandonnees: Number(parcels.abandonnees),
  }
}

/** Seconds since a purge failed nowhere; nothing before the first. */
export const sinceLastPurge = async (db: Db, now: number): Promise<Readonly<Record<string, number>>> => {
  const last = await lastPurge(db)
  return last === undefined ? {} : { derniere_reussite: ageOf(last, now) }
}
