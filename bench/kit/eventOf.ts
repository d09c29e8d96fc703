import type { Insertable } from 'kysely'
import type { EvenementTable } from '#server/kit/database/schema/schema.ts'
import { newId } from '#server/kit/identifiers.ts'

/** An unread event of a person, by its rank. */
export const eventOf = (compteId: string, tri: number): Insertable<EvenementTable> => ({
  id: newId(),
  compte_id: compteId,
  document_uuid: null,
  statut: 'EVE_NON_LU',
  service: 'retraite',
  action_ihm: null,
  tri,
  libelle1: `Événement ${tri}`,
  libelle2: null,
  date_evenement: '2026-11-01',
  reference_url: null,
})
