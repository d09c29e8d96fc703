import { type Groupe, groupeDe, groupes } from '#contract/accueil/groupes.ts'
import {
  NOTIFICATIONS_PAR_PAGE,
  type notifications,
  type Notifications,
} from '#contract/accueil/notifications.ts'
import type { InputOf } from '#contract/kit/call.ts'
import { everyEvenement, type EvenementRow, markEach } from '#server/kit/news/evenements.ts'
import type { Compte } from '#server/kit/people/comptes.ts'
import type { Services } from '#server/services.ts'
import { toEvenement } from './evenements.ts'

const inGroupe = (rows: readonly EvenementRow[], groupe: Groupe | undefined) =>
  groupe === undefined ? rows : rows.filter(({ service }) => groupeDe(service) === groupe)

const isUnread = ({ statut }: EvenementRow) => statut === 'EVE_NON_LU'

/** The latest first; those of one day as the dashboard has them. */
const latestFirst = (a: EvenementRow, b: EvenementRow) =>
  b.date_evenement.localeCompare(a.date_evenement) || a.tri - b.tri

/** A page of the events that a person may see, closed ones too, and how many each group has. */
export const listNotifications = async (
  { db, published }: Services,
  compte: Compte,
  { groupe, page = '1' }: InputOf<typeof notifications>['query'],
): Promise<Notifications> => {
  const [rows, now] = await Promise.all([everyEvenement(db, compte), published()])
  const wanted = inGroupe(rows, groupe).toSorted(latestFirst)
  const from = (Number(page) - 1) * NOTIFICATIONS_PAR_PAGE
  return {
    listeEvenement: wanted.slice(from, from + NOTIFICATIONS_PAR_PAGE).map((row) => ({
      ...toEvenement(row, now),
      ...(row.clos_le !== null && { closLe: row.clos_le }),
    })),
    total: wanted.length,
    groupes: groupes.flatMap((one) => {
      const own = inGroupe(rows, one)
      return own.length === 0 ? [] : [{ groupe: one, total: own.length, nonLus: own.filter(isUnread).length }]
    }),
  }
}

/** Marks every event that a person may see as read, of a group or of all; nothing for a read-only account. Gives which were not. */
export const readEvery = async (
  { db }: Services,
  compte: Compte,
  groupe: Groupe | undefined,
): Promise<string[]> => {
  if (compte.lecture_seule === 1) return []
  const unread = inGroupe(await everyEvenement(db, compte), groupe)
    .filter(isUnread)
    .map(({ id }) => id)
  await markEach(db, compte.id, 'EVE_LU', unread)
  return unread
}

/** Marks events of a person as unread again; nothing for a read-only account. */
export const unreadThese = async (
  { db }: Services,
  compte: Compte,
  ids: readonly string[],
): Promise<void> => {
  if (compte.lecture_seule === 0) await markEach(db, compte.id, 'EVE_NON_LU', ids)
}
