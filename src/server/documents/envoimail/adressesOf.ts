import type { AdresseEnvoi } from '#contract/documents/envoimail.ts'
import { profilOf } from '#server/kit/people/profils.ts'
import type { Db } from '#server/kit/database/Store.ts'

/** Registered addresses of an account, the main one first; one that was never confirmed is not among them. */
export const adressesOf = async (
  db: Db,
  compteId: string,
): Promise<{ readonly adresse: AdresseEnvoi; readonly courriel: string }[]> => {
  const { courriel_principal, courriel_secondaire } = await profilOf(db, compteId)
  return [
    { adresse: 'principale' as const, courriel: courriel_principal },
    { adresse: 'secondaire' as const, courriel: courriel_secondaire },
  ].filter(({ courriel }) => courriel !== '')
}
