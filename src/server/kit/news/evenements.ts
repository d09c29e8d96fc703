import { actes, type ActionIhm, actionsQuiEngagent, type StatutLecture } from '#contract/accueil/evenement.ts'
import { type Groupe, groupeDuService } from '#contract/accueil/groupes.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import { type ExpressionBuilder, type Insertable, type Selectable, sql } from 'kysely'
import { inBatches } from '../database/purging/inBatches.ts'
import type { EvenementTable, Tables } from '../database/schema/schema.ts'
import type { Db } from '../database/Store.ts'
import { writtenOnce } from '../database/writtenOnce.ts'
import type { Compte } from '../people/comptes.ts'

export type EvenementRow = Selectable<EvenementTable>

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

/** Action of the event that asks to confirm one's identity, and the other name that it may have. */
export const confirmActions = actes.identite

/** Events of some services, or of all others. */
export type OfServices =
  | { readonly among: readonly string[] }
  | { readonly outside: readonly string[] }
  | undefined

/** What of an account says which of its events its holder may see. */
type Seen = Pick<Compte, 'id' | 'etat' | 'lecture_seule'>

/**
 * Of the events of an account, those that its holder may see: someone not confirmed, only what asks for it, and nothing that
 * comes from the register; someone who may only read, nothing that asks them to act.
 */
const seenBy =
  ({ id, etat, lecture_seule }: Seen, services?: OfServices) =>
  (e: ExpressionBuilder<Tables, 'evenement'>) =>
    e.and([
      e('compte_id', '=', id),
      ...(etat === 'CONFIRME' ? [] : [e('action_ihm', 'in', [...confirmActions])]),
      ...(lecture_seule === 0
        ? []
        : [e.or([e('action_ihm', 'is', null), e('action_ihm', 'not in', [...actionsQuiEngagent])])]),
      ...(services === undefined
        ? []
        : 'among' in services
          ? [e('service', 'in', [...services.among])]
          : [e('service', 'not in', [...services.outside])]),
    ])

/** Events that a person may see and that wait for no act that was done, or can be no more. */
const shown = (db: Db, compte: Seen) =>
  db.selectFrom('evenement').where(seenBy(compte)).where('clos_le', 'is', null)

export const isShown = async (db: Db, compte: Compte, id: string): Promise<boolean> =>
  (await shown(db, compte).select('id').where('id', '=', id).executeTakeFirst()) !== undefined

const writeFew = (compte: Omit<Seen, 'id'>, most: number) =>
  writtenOnce(1, (db: Db, id: string) =>
    shown(db, { ...compte, id })
      .selectAll()
      .orderBy('tri')
      .orderBy('id')
      .limit(most + 1),
  )

const few = new Map<string, ReturnType<typeof writeFew>>()

/** The events that are shown, when there are so many at most: every dashboard asks for them, and few have more. */
export const fewShown = async (
  db: Db,
  { id, etat, lecture_seule }: Seen,
  most: number,
): Promise<EvenementRow[] | undefined> => {
  const seeing = `${etat} ${lecture_seule} ${most}`
  const ask = few.get(seeing) ?? writeFew({ etat, lecture_seule }, most)
  few.set(seeing, ask)
  const rows = await ask(db, id)
  return rows.length > most ? undefined : rows
}

const groupe = sql<Groupe>`case service ${sql.join(
  Object.entries(groupeDuService).map(([service, its]) => sql`when ${sql.lit(service)} then ${sql.lit(its)}`),
  sql` `,
)} else 'autres' end`

/** The first events of each group that are shown, with how many their group has, and how many of these are not read. */
export const firstOfGroups = (db: Db, compte: Compte, most: number) =>
  db
    .selectFrom(
      shown(db, compte)
        .selectAll()
        .select([
          groupe.as('groupe'),
          sql<number>`row_number() over (partition by ${groupe} order by tri, id)`.as('rang'),
          sql<number>`count(*) over (partition by ${groupe})`.as('nombre'),
          sql<number>`sum(case statut when 'EVE_NON_LU' then 1 else 0 end) over (partition by ${groupe})`.as(
            'non_lus',
          ),
        ])
        .as('rangs'),
    )
    .selectAll()
    .where('rang', '<=', most)
    .orderBy('tri')
    .orderBy('id')
    .execute()

/** Events that a person may see, closed ones too. */
export const everyEvenement = (db: Db, compte: Compte): Promise<EvenementRow[]> =>
  db.selectFrom('evenement').selectAll().where(seenBy(compte)).orderBy('tri').execute()

/** Some of them, the latest first; those of one day as the dashboard has them. */
export const pageOfEvenements = (
  db: Db,
  compte: Compte,
  { services, from, most }: { readonly services: OfServices; readonly from: number; readonly most: number },
): Promise<EvenementRow[]> =>
  db
    .selectFrom('evenement')
    .selectAll()
    .where(seenBy(compte, services))
    .orderBy('date_evenement', 'desc')
    .orderBy('tri')
    .orderBy('id')
    .limit(most)
    .offset(from)
    .execute()

/** How many events a person may see, closed ones too, by service and by whether they are read. */
export const countEvenements = (db: Db, compte: Compte) =>
  db
    .selectFrom('evenement')
    .select((e) => ['service', 'statut', e.fn.countAll<number>().as('nombre')])
    .where(seenBy(compte))
    .groupBy(['service', 'statut'])
    .execute()

/** Marks as read every event that a person may see, of some services; gives which were not. */
export const markSeen = async (db: Db, compte: Compte, services: OfServices): Promise<string[]> => {
  const rows = await db
    .updateTable('evenement')
    .set({ statut: 'EVE_LU' })
    .where(seenBy(compte, services))
    .where('statut', '=', 'EVE_NON_LU')
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Actions that an event asks for until they are done. */
const asking: readonly ActionIhm[] = Object.values(actes).flat()

/** Deletes the events of a status dated before a day, but those that still wait for an act. */
export const purgeEvenements = (db: Db, statut: StatutLecture, before: CalendarDate) =>
  inBatches(
    db
      .selectFrom('evenement')
      .select('id as cle')
      .where('statut', '=', statut)
      .where('date_evenement', '<', before)
      .where((e) =>
        e.or([
          e('clos_le', 'is not', null),
          e('action_ihm', 'is', null),
          e('action_ihm', 'not in', [...asking]),
        ]),
      )
      .orderBy('date_evenement'),
    (keys) =>
      db
        .deleteFrom('evenement')
        .where('id', 'in', [...keys])
        .where('statut', '=', statut),
  )
