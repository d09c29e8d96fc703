import type { CalendarDate } from '#rules/calendar/dates.ts'
import { newId } from '#server/kit/identifiers.ts'
import { addEvenements } from '#server/kit/news/evenements.ts'
import { confirmActions } from '#server/kit/news/evenementsVus.ts'
import type { Db } from '#server/kit/database/Store.ts'

/** Asks the holder of an account, on the dashboard, to confirm who they are; `today` is AAAA-MM-JJ. */
export const askToConfirm = (db: Db, compteId: string, today: CalendarDate) =>
  addEvenements(db, [
    {
      id: newId(),
      compte_id: compteId,
      document_uuid: null,
      statut: 'EVE_NON_LU',
      service: 'identite',
      action_ihm: 'confirmerIdentite',
      tri: 1,
      libelle1: 'Confirmez votre identité',
      libelle2: 'Vos documents s’afficheront ensuite',
      date_evenement: today,
      reference_url: null,
    },
  ])

/** Takes that demand away. */
export const noMoreToConfirm = (db: Db, compteId: string) =>
  db
    .deleteFrom('evenement')
    .where('compte_id', '=', compteId)
    .where('action_ihm', 'in', [...confirmActions])
    .execute()
