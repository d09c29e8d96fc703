import type { Bulletin } from '#contract/documents/bulletin.ts'
import type { GenreDocument } from '#contract/documents/genres.ts'
import { isAttestation, storedBulletin } from './storedBulletin.ts'
import { Refusal } from '#server/kit/Refusal.ts'
import type { Services } from '#server/services.ts'
import { findBulletin } from '../store/bulletins.ts'

/** The payslip as data of a document of this account: another person's is not found. */
const bulletinOf = async (
  { db }: Services,
  compteId: string,
  genres: readonly GenreDocument[],
  uuid: string,
): Promise<Bulletin> => {
  const row = await findBulletin(db, compteId, genres, uuid)
  if (!row) throw new Refusal('introuvable')
  const kept: unknown = JSON.parse(row.json ?? 'null')
  if (kept === null || isAttestation(kept)) throw new Refusal('comparaisonImpossible')
  return { documentUuid: row.uuid, libelle: row.libelle1, ...storedBulletin(kept) }
}

/** Two payslips of this account as data; refused when one of them is only a file. */
export const compareBulletins = async (
  services: Services,
  compteId: string,
  genres: readonly GenreDocument[],
  { avant, apres }: { readonly avant: string; readonly apres: string },
) => ({
  avant: await bulletinOf(services, compteId, genres, avant),
  apres: await bulletinOf(services, compteId, genres, apres),
})
