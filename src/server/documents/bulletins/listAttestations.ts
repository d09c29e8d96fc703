import type { AttestationListee } from '#contract/documents/attestation.ts'
import type { GenreDocument } from '#contract/documents/genres.ts'
import type { Services } from '#server/services.ts'
import { isAttestation } from './storedBulletin.ts'
import { dataOfDocuments } from '../store/bulletins.ts'

/** Tax certificates of this account and kinds that are known as data, those of the last year first. */
export const listAttestations = async (
  { db }: Services,
  compteId: string,
  genres: readonly GenreDocument[],
  codes: readonly number[],
): Promise<AttestationListee[]> => {
  const rows = await dataOfDocuments(db, compteId, { genres, codes })
  return rows
    .flatMap(({ uuid, libelle1, date_document, json }) => {
      const kept: unknown = JSON.parse(json)
      return isAttestation(kept)
        ? [{ ...kept, documentUuid: uuid, libelle: libelle1, dateDocument: date_document }]
        : []
    })
    .toSorted((a, b) => b.annee - a.annee)
}
