import { genresDocument } from '#contract/documents/genres.ts'
import type { Notification } from '#contract/profil/profil.ts'
import type { Insertable } from 'kysely'
import { dayInParis } from '#rules/calendar/dates.ts'
import { nouveauxDocumentsMail } from '#server/kit/news/newsMails.ts'
import { queueMail } from '#server/kit/mail/queueMail.ts'
import { newId } from '#server/kit/identifiers.ts'
import type { Services } from '#server/services.ts'
import { addEvenements, firstRanks } from '#server/kit/news/evenements.ts'
import { queuedCourriels, reachableProfils } from '../imports/store.ts'
import type { DocumentTable } from '#server/kit/database/schema/schema.ts'
import type { Db } from '#server/kit/database/Store.ts'
import { derivedId } from './prepareDocument.ts'

type Rows = readonly Insertable<DocumentTable>[]

const peopleOf = (rows: Rows): string[] => [...new Set(rows.map(({ compte_id }) => compte_id))]

/** Adds the unread event of each document, the latest first, in the transaction that adds them. */
export const addNewsOf = async ({ clock }: Services, db: Db, rows: Rows): Promise<void> => {
  if (rows.length === 0) return
  const today = dayInParis(clock())
  const ranks = await firstRanks(db, peopleOf(rows))
  const oldestFirst = rows.toSorted((a, b) => (a.date_document < b.date_document ? -1 : 1))
  const events = oldestFirst.map((row) => {
    const tri = (ranks.get(row.compte_id) ?? 1) - 1
    ranks.set(row.compte_id, tri)
    return {
      id: newId(),
      compte_id: row.compte_id,
      document_uuid: row.uuid,
      statut: 'EVE_NON_LU' as const,
      service: row.genre,
      action_ihm: 'ouvrirDocument' as const,
      tri,
      libelle1: genresDocument[row.genre].nouveau,
      libelle2: row.libelle1,
      date_evenement: row.date_document > today ? row.date_document : today,
      reference_url: null,
    }
  })
  await addEvenements(db, events)
}

/** Tells people by mail once an import, in the transaction that adds their documents, as their profile wishes. */
export const mailNewsOf = async (
  { clock, config }: Services,
  db: Db,
  rows: Rows,
  importId: string,
): Promise<void> => {
  const wished = (await reachableProfils(db, peopleOf(rows))).filter(({ compte_id, notifications }) => {
    const kinds = JSON.parse(notifications) as Notification[]
    return rows.some(
      (row) => row.compte_id === compte_id && kinds.includes(genresDocument[row.genre].notification),
    )
  })
  const idOf = (compteId: string) => derivedId('courriel', importId, compteId)
  const queued = await queuedCourriels(
    db,
    wished.map(({ compte_id }) => idOf(compte_id)),
  )
  for (const { compte_id, courriel_principal } of wished)
    if (!queued.has(idOf(compte_id)))
      await queueMail(
        db,
        clock().getTime(),
        courriel_principal,
        nouveauxDocumentsMail(config),
        idOf(compte_id),
      )
}
