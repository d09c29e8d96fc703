import { type Groupe, groupeDe, groupes, groupesEvenement } from '#contract/accueil/groupes.ts'
import {
  NOTIFICATIONS_PAR_PAGE,
  type notifications,
  type Notifications,
} from '#contract/accueil/notifications.ts'
import type { InputOf } from '#contract/kit/call.ts'
import { markUnread } from '#server/kit/news/evenements.ts'
import {
  countEvenements,
  markSeen,
  type OfServices,
  pageOfEvenements,
} from '#server/kit/news/evenementsVus.ts'
import type { Compte } from '#server/kit/people/comptes.ts'
import { inSession } from '#server/kit/session/holdSession.ts'
import type { OpenSession } from '#server/kit/session/sessions.ts'
import type { Services } from '#server/services.ts'
import { toEvenement } from './evenements.ts'

/** Services whose events a group has; every one without it. */
const servicesOf = (groupe: Groupe | undefined): OfServices =>
  groupe === undefined
    ? undefined
    : groupe === 'autres'
      ? { outside: groupesEvenement }
      : { among: groupesEvenement.filter((service) => groupeDe(service) === groupe) }

const sumOf = (counts: readonly { readonly nombre: number }[]) =>
  counts.reduce((sum, { nombre }) => sum + Number(nombre), 0)

/** A page of the events that a person may see, closed ones too, and how many each group has. */
export const listNotifications = async (
  { db, published }: Services,
  compte: Compte,
  { groupe, page = '1' }: InputOf<typeof notifications>['query'],
): Promise<Notifications> => {
  const wanted = {
    services: servicesOf(groupe),
    from: (Number(page) - 1) * NOTIFICATIONS_PAR_PAGE,
    most: NOTIFICATIONS_PAR_PAGE,
  }
  const [rows, counts, now] = await Promise.all([
    pageOfEvenements(db, compte, wanted),
    countEvenements(db, compte),
    published(),
  ])
  const ofGroupe = (one: Groupe | undefined) =>
    one === undefined ? counts : counts.filter(({ service }) => groupeDe(service) === one)
  return {
    listeEvenement: rows.map((row) => ({
      ...toEvenement(row, now),
      ...(row.clos_le !== null && { closLe: row.clos_le }),
    })),
    total: sumOf(ofGroupe(groupe)),
    groupes: groupes.flatMap((one) => {
      const own = ofGroupe(one)
      const nonLus = sumOf(own.filter(({ statut }) => statut === 'EVE_NON_LU'))
      return own.length === 0 ? [] : [{ groupe: one, total: sumOf(own), nonLus }]
    }),
  }
}

/** Marks every event that a person may see as read, of a group or of all; nothing for a read-only account. Gives which were not. */
export const readEvery = async (
  services: Services,
  session: OpenSession,
  groupe: Groupe | undefined,
): Promise<string[]> =>
  session.compte.lecture_seule === 1
    ? []
    : inSession(services, session, (db, compte) => markSeen(db, compte, servicesOf(groupe)))

/** Marks events of a person as unread again; nothing for a read-only account. */
export const unreadThese = async (
  services: Services,
  session: OpenSession,
  ids: readonly string[],
): Promise<void> => {
  if (session.compte.lecture_seule === 0)
    await inSession(services, session, (db, { id }) => markUnread(db, id, ids))
}
