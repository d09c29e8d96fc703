import { lastPurge } from '../database/reglages.ts'
import { OUT_OF_QUARANTINE } from '../pieces/antivirus/quarantine.ts'
import type { Db } from '../database/Store.ts'

/** Rows of a queue that are counted at most: a measure is read several times a minute by each process, and must cost little. */
const MOST_COUNTED = 100_000

/** Seconds between a moment and now; none when there is no moment. */
const ageOf = (moment: number | null, now: number) =>
  moment === null ? 0 : Math.max(0, Math.round((now - moment) / 1000))

const countMails = async (db: Db, etat: 'attente' | 'abandonne'): Promise<number> => {
  const { nombre } = await db
    .selectFrom((e) =>
      e.selectFrom('courriel').select('cree_le').where('etat', '=', etat).limit(MOST_COUNTED).as('attente'),
    )
    .select((e) => e.fn.countAll<number>().as('nombre'))
    .executeTakeFirstOrThrow()
  return Number(nombre)
}

const firstMail = async (db: Db): Promise<number | null> => {
  const { premier } = await db
    .selectFrom('courriel')
    .select((e) => e.fn.min('cree_le').as('premier'))
    .where('etat', '=', 'attente')
    .executeTakeFirstOrThrow()
  return premier
}

const parcels = (db: Db) =>
  db
    .selectFrom((e) =>
      e
        .selectFrom('transmission')
        .select(['dossier_id', 'piece_id', 'prochain_essai', 'cree_le'])
        .where('transmis_le', 'is', null)
        // Of every moment, in so many words: along the index of what waits.
        .where('cree_le', '>', 0)
        .orderBy('cree_le')
        .limit(MOST_COUNTED)
        .as('attente'),
    )
    .innerJoin('dossier', 'dossier.id', 'attente.dossier_id')
    .leftJoin('piece', 'piece.id', 'attente.piece_id')
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
        e.fn.min('attente.cree_le').filterWhere(due).as('premier'),
        e.fn.countAll<number>().filterWhere(held).as('retenues'),
        e.fn.min('attente.cree_le').filterWhere(held).as('premiere_retenue'),
        e.fn.countAll<number>().filterWhere('prochain_essai', 'is', null).as('abandonnees'),
      ]
    })
    .executeTakeFirstOrThrow()

/**
 * What waits in the queues, how long the oldest has waited in seconds, and what was given up. Files in quarantine are apart:
 * they wait for an antivirus or for the office, and nothing that sends is late.
 */
export const queueLengths = async (db: Db, now: number): Promise<Readonly<Record<string, number>>> => {
  const sent = await parcels(db)
  return {
    courriels: await countMails(db, 'attente'),
    courriels_age_secondes: ageOf(await firstMail(db), now),
    courriels_abandonnes: await countMails(db, 'abandonne'),
    transmissions: Number(sent.nombre),
    transmissions_age_secondes: ageOf(sent.premier, now),
    transmissions_abandonnees: Number(sent.abandonnees),
    quarantaine: Number(sent.retenues),
    quarantaine_age_secondes: ageOf(sent.premiere_retenue, now),
  }
}

/** Seconds since a purge failed nowhere; nothing before the first. */
export const sinceLastPurge = async (db: Db, now: number): Promise<Readonly<Record<string, number>>> => {
  const last = await lastPurge(db)
  return last === undefined ? {} : { derniere_reussite: ageOf(last, now) }
}
