import type { Evenement } from '#contract/accueil/evenement.ts'
import { type EvenementRow, markRead, shownEvenements } from '#server/kit/news/evenements.ts'
import type { Compte } from '#server/kit/people/comptes.ts'
import { mayLeadTo, type Published } from '#server/kit/published.ts'
import { Refusal } from '#server/kit/Refusal.ts'
import type { Services } from '#server/services.ts'

/** An event as the wire says it. */
export const toEvenement = (row: EvenementRow, published: Published): Evenement => ({
  evenementId: row.id,
  statut: row.statut,
  service: row.service,
  tri: row.tri,
  libelle1: row.libelle1,
  dateEvenement: row.date_evenement,
  ...(row.document_uuid !== null && { documentUuid: row.document_uuid }),
  ...(row.action_ihm !== null && { actionIhm: row.action_ihm }),
  ...(row.libelle2 !== null && { libelle2: row.libelle2 }),
  ...(row.reference_url !== null &&
    mayLeadTo(published, row.reference_url) && { referenceUrl: row.reference_url }),
})

/** Events that a person may see and that wait for nothing done, as the dashboard shows them. */
export const listEvenements = async ({ db, published }: Services, compte: Compte): Promise<Evenement[]> => {
  const now = await published()
  return (await shownEvenements(db, compte)).map((row) => toEvenement(row, now))
}

/** Marks an event that a person may see as read; nothing is marked for a read-only account. */
export const readEvenement = async ({ db }: Services, compte: Compte, evenementId: string): Promise<void> => {
  const shown = await shownEvenements(db, compte)
  if (!shown.some(({ id }) => id === evenementId)) throw new Refusal('introuvable')
  if (compte.lecture_seule === 0) await markRead(db, compte.id, evenementId)
}
