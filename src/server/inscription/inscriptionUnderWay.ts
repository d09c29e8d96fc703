import { Refusal } from '#server/kit/Refusal.ts'
import type { Services } from '#server/services.ts'
import { findInscription, type InscriptionRow } from './store.ts'

/** The creation that a browser has under way; refused once it is too old. */
export const inscriptionUnderWay = async (
  { db, clock }: Services,
  inscriptionId: string,
): Promise<InscriptionRow> => {
  const row = await findInscription(db, inscriptionId, clock().getTime())
  if (!row) throw new Refusal('inscriptionExpiree')
  return row
}
