import type { NomRubrique } from '#contract/documents/rubrique.ts'
import { Refusal } from '#server/kit/Refusal.ts'
import type { Services } from '#server/services.ts'
import { findArchive } from '../store/archives.ts'
import type { FichierArchive } from './FichierArchive.ts'

/** An archive that this account prepared; another person's, an unknown one and an expired one are refused alike. */
export const findPrepared = async (
  { db, clock }: Services,
  compteId: string,
  rubrique: NomRubrique,
  id: string,
) => {
  const row = await findArchive(db, compteId, rubrique, id, clock().getTime())
  if (!row) throw new Refusal('archiveExpiree')
  const fichiers = JSON.parse(row.json) as FichierArchive[]
  return { fichiers, taille: row.taille, preparee: new Date(row.cree_le) }
}
