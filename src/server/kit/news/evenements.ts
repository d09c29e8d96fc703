import { actes, type ActionIhm, actionsQuiEngagent } from '#contract/accueil/evenement.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import type { Insertable, Selectable } from 'kysely'
import type { EvenementTable } from '../database/schema/schema.ts'
import type { Db } from '../database/Store.ts'
import type { Compte } from '../people/comptes.ts'

export type EvenementRow = Selectable<EvenementTable>

export const addEvenements = (db: Db, rows: Insertable<EvenementTable>[]) =>
  db.insertInto('evenement').values(rows).execute()

export const evenementsOf = (db: Db, compteId: string): Promise<EvenementRow[]> =>
  db.selectFrom('evenement').selectAll().where('compte_id', '=', compteId).orderBy('tri').execute()

/** Events that wait for no act that was done, or can be no more. */
const openEvenementsOf = (db: Db, compteId: string): Promise<EvenementRow[]> =>
  db
    .selectFrom('evenement')
    .selectAll()
    .where('compte_id', '=', compteId)
    .where('clos_le', 'is', null)
    .orderBy('tri')
    .execute()

/** What an act answers: events that lead where it was done, or about what it was done on. */
export interface Answered {
  readonly actions?: readonly ActionIhm[]
  /** Number or row that the events are about; null for those that name none. */
  readonly objet?: string | null
}

/** Closes the events of an account that an act answers, in the transaction of that act; `today` is AAAA-MM-JJ. */
export const closeEvenements = (
  db: Db,
  compteId: string,
  today: CalendarDate,
  { actions, objet }: Answered,
) => {
  const open = db
    .updateTable('evenement')
    .set({ clos_le: today, statut: 'EVE_LU' })
    .where('compte_id', '=', compteId)
    .where('document_uuid', 'is', null)
    .where('clos_le', 'is', null)
  const asking = actions ? open.where('action_ihm', 'in', [...actions]) : open
  if (objet === undefined) return asking.execute()
  return (objet === null ? asking.where('objet', 'is', null) : asking.where('objet', '=', objet)).execute()
}

/** Rank of the first event of each account: a new one goes before it. Accounts without events have none. */
export const firstRanks = async (db: Db, compteIds: readonly string[]): Promise<Map<string, number>> => {
  if (compteIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('evenement')
    .select((e) => ['compte_id', e.fn.min('tri').as('tri')])
    .where('compte_id', 'in', [...compteIds])
    .groupBy('compte_id')
    .execute()
  return new Map(rows.map(({ compte_id, tri }) => [compte_id, Number(tri)]))
}

/** Marks an event of this account as read; false when the account has no such event. */
export const markRead = async (db: Db, compteId: string, id: string): Promise<boolean> => {
  const done = await db
    .updateTable('evenement')
    .set({ statut: 'EVE_LU' })
    .where('id', '=', id)
    .where('compte_id', '=', compteId)
    .executeTakeFirst()
  return done.numUpdatedRows > 0n
}

/** Marks these events of an account as read, or as unread. */
export const markEach = async (
  db: Db,
  compteId: string,
  statut: EvenementRow['statut'],
  ids: readonly string[],
): Promise<void> => {
  if (ids.length === 0) return
  await db
    .updateTable('evenement')
    .set({ statut })
    .where('compte_id', '=', compteId)
    .where('id', 'in', [...ids])
    .execute()
}

/** Events of an account that ask for one of these actions, and are not closed. */
export const evenementsAsking = (db: Db, compteId: string, actions: readonly ActionIhm[]) =>
  db
    .selectFrom('evenement')
    .select(['id', 'libelle1', 'date_evenement'])
    .where('compte_id', '=', compteId)
    .where('action_ihm', 'in', [...actions])
    .where('clos_le', 'is', null)
    .orderBy('tri')
    .execute()

/** Whether this event of this account asks for one of these actions. */
export const hasEvenementAsking = async (
  db: Db,
  compteId: string,
  id: string,
  actions: readonly ActionIhm[],
): Promise<boolean> => (await evenementsAsking(db, compteId, actions)).some((asking) => asking.id === id)

/** Action of the event that asks to confirm one's identity, and the other name that it may have. */
export const confirmActions = actes.identite

const among = (actions: readonly ActionIhm[], { action_ihm }: EvenementRow) =>
  action_ihm !== null && actions.includes(action_ihm)

/**
 * Of these events, those that a person may see: someone not confirmed, only what asks for it, and nothing that comes from
 * the register; someone who may only read, nothing that asks them to act.
 */
const visibleTo = ({ etat, lecture_seule }: Compte, rows: readonly EvenementRow[]): EvenementRow[] =>
  rows
    .filter((row) => etat === 'CONFIRME' || among(confirmActions, row))
    .filter((row) => lecture_seule === 0 || !among(actionsQuiEngagent, row))

/** Events that a person may see and that are not closed. */
export const shownEvenements = async (db: Db, compte: Compte): Promise<EvenementRow[]> =>
  visibleTo(compte, await openEvenementsOf(db, compte.id))

/** Events that a person may see, closed ones too. */
export const everyEvenement = async (db: Db, compte: Compte): Promise<EvenementRow[]> =>
  visibleTo(compte, await evenementsOf(db, compte.id))
