import { actes, type ActionIhm, type StatutLecture } from '#contract/kit/evenements.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import type { Insertable, Selectable } from 'kysely'
import { type Amount, isExcess, refuseExcess } from '../database/purging/amountDoubt.ts'
import { inBatches } from '../database/purging/inBatches.ts'
import type { EvenementTable } from '../database/schema/schema.ts'
import type { Db } from '../database/Store.ts'

export type EvenementRow = Selectable<EvenementTable>

/** What of an event its reader is told. */
export const toldOfEvenement = [
  'id',
  'document_uuid',
  'statut',
  'service',
  'action_ihm',
  'tri',
  'libelle1',
  'libelle2',
  'date_evenement',
  'reference_url',
] as const satisfies readonly (keyof EvenementRow)[]

export type ToldEvenement = Pick<EvenementRow, (typeof toldOfEvenement)[number]>

export const addEvenements = (db: Db, rows: Insertable<EvenementTable>[]) =>
  db.insertInto('evenement').values(rows).execute()

export const evenementsOf = (db: Db, compteId: string): Promise<EvenementRow[]> =>
  db.selectFrom('evenement').selectAll().where('compte_id', '=', compteId).orderBy('tri').execute()

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

/** Marks these events of an account as unread. */
export const markUnread = async (db: Db, compteId: string, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return
  await db
    .updateTable('evenement')
    .set({ statut: 'EVE_NON_LU' })
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

/** Actions that an event asks for until they are done. */
const asking: readonly ActionIhm[] = Object.values(actes).flat()

/** Events of a status, on one side of a day. */
const dated = (db: Db, statut: StatutLecture, side: '<' | '>=', day: CalendarDate) =>
  db.selectFrom('evenement').where('statut', '=', statut).where('date_evenement', side, day)

/** Those before a day that may be purged. */
const purgeable = (db: Db, statut: StatutLecture, before: CalendarDate) =>
  dated(db, statut, '<', before).where((e) =>
    e.or([e('clos_le', 'is not', null), e('action_ihm', 'is', null), e('action_ihm', 'not in', [...asking])]),
  )

/** Counts events in the order of their days, no further than `most`. */
const counted = (db: Db, events: ReturnType<typeof dated>) => async (most: number) => {
  const rows = events.select('date_evenement').orderBy('date_evenement').limit(most)
  const { total } = await db
    .selectFrom(rows.as('rangs'))
    .select((e) => e.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

/** To ask nothing but their days of millions of events leaves them to the index alone; those that wait for an act are looked at. */
const amountBefore = (db: Db, statut: StatutLecture, before: CalendarDate): Amount => ({
  before: counted(db, dated(db, statut, '<', before)),
  due: counted(db, purgeable(db, statut, before)),
  stay: counted(db, dated(db, statut, '>=', before)),
})

/**
 * Deletes the events of a status dated before a day, but those that still wait for an act. Throws an AmountInDoubt where they are
 * too many at once, unless `sure`.
 */
export const purgeEvenements = async (
  db: Db,
  statut: StatutLecture,
  before: CalendarDate,
  sure: boolean,
): Promise<boolean> => {
  await refuseExcess('evenement', sure, () => isExcess(amountBefore(db, statut, before)))
  return inBatches(purgeable(db, statut, before).select('id as cle').orderBy('date_evenement'), (keys) =>
    db
      .deleteFrom('evenement')
      .where('id', 'in', [...keys])
      .where('statut', '=', statut),
  )
}
