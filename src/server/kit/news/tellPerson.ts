/** News: events that people read in their space, and are told of by mail. */

import type { Notification } from '#contract/profil/profil.ts'
import type { Insertable } from 'kysely'
import { dayInParis } from '#rules/calendar/dates.ts'
import type { Mail } from '../mail/Mail.ts'
import { queueMail } from '../mail/queueMail.ts'
import { newId } from '../identifiers.ts'
import type { Services } from '#server/services.ts'
import { addEvenements, firstRanks } from './evenements.ts'
import { profilOf } from '../people/profils.ts'
import type { EvenementTable } from '../database/schema/schema.ts'
import type { Db } from '../database/Store.ts'

type Evenement = Pick<
  Insertable<EvenementTable>,
  'service' | 'action_ihm' | 'libelle1' | 'libelle2' | 'objet'
> &
  Partial<Pick<Insertable<EvenementTable>, 'statut'>>

interface News {
  /** What the dashboard says; absent for what has a place of its own there. */
  readonly evenement?: Evenement
  /** Kind of news that people may ask not to be mailed. */
  readonly notification: Notification
  readonly mail: Mail
}

/** Adds an event of today to the dashboard of a person, unread unless it says so, before all that it says already. */
export const addNews = async (db: Db, compteId: string, moment: Date, evenement: Evenement) => {
  const first = (await firstRanks(db, [compteId])).get(compteId) ?? 1
  await addEvenements(db, [
    {
      statut: 'EVE_NON_LU',
      ...evenement,
      id: newId(),
      compte_id: compteId,
      document_uuid: null,
      tri: first - 1,
      date_evenement: dayInParis(moment),
      reference_url: null,
    },
  ])
}

/**
 * Tells a person, in the transaction of what has happened: an event of today on the dashboard, and a mail unless they
 * asked for none or have no address. The caller wakes the mail once the transaction is over.
 */
export const tellPerson = async (
  { clock }: Pick<Services, 'clock'>,
  db: Db,
  compteId: string,
  { evenement, notification, mail }: News,
): Promise<void> => {
  const moment = clock()
  if (evenement) await addNews(db, compteId, moment, evenement)
  const { courriel_principal, notifications } = await profilOf(db, compteId)
  const wanted = (JSON.parse(notifications) as Notification[]).includes(notification)
  if (wanted && courriel_principal !== '') await queueMail(db, moment.getTime(), courriel_principal, mail)
}
