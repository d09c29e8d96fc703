import { lastPurge } from '../database/purging/lastPurge.ts'
import { OUT_OF_QUARANTINE } from '../pieces/antivirus/quarantine.ts'
import type { Db } from '../database/Store.ts'

/** Seconds between a moment and now; none when there is no moment. */
const ageOf = (moment: number | null, now: number) =>
  moment === null ? 0 : Math.max(0, Math.round((now - moment) / 1000))

/**
 * What waits in the queues, how long the oldest has waited in seconds, and what was given up. Files in quarantine are apart:
 * they wait for an antivirus or for the office, and nothing that sends is late.
 */
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
    .innerJoin('dossier', 'dossier.id', 'transmission.dossier_id')
    .leftJoin('piece', 'piece.id', 'transmission.piece_id')
    .select((e) => {
      const isTried = e('prochain_essai', 'is not', null)
      const isOpen = e('dossier.etat', '<>', 'annulee')
      const due = e.and([
        isTried,
        e.or([e('piece_id', 'is', null), e.and([e('analyse', 'in', OUT_OF_QUARANTINE), isOpen])]),
      ])
      const held = e.and([isTried, e('analyse', '=', 'non_analyse'), isOpen])
      return [
        e.fn.countAll<number>().filterWhere(due).as('nombre'),
        e.fn.min('transmission.cree_le').filterWhere(due).as('premier'),
        e.fn.countAll<number>().filterWhere(held).as('retenues'),
        e.fn.min('transmission.cree_le').filterWhere(held).as('premiere_retenue'),
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
    quarantaine: Number(parcels.retenues),
    quarantaine_age_secondes: ageOf(parcels.premiere_retenue, now),
  }
}

/** Seconds since a purge failed nowhere; nothing before the first. */
export const sinceLastPurge = async (db: Db, now: number): Promise<Readonly<Record<string, number>>> => {
  const last = await lastPurge(db)
  return last === undefined ? {} : { derniere_reussite: ageOf(last, now) }
}
