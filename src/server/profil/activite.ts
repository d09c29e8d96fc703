import { ACTES_MONTRES, type ActeDuCompte } from '#contract/profil/profil.ts'
import { actsOfHolder } from '#server/kit/audit/ofHolder.ts'
import type { Services } from '#server/services.ts'

/**
 * What was done on an account, or refused, by its holder and by the administration: the latest first, and nothing of a
 * former holder. Where it was done is told by the browser alone.
 */
export const activiteOf = async (
  { db }: Pick<Services, 'db'>,
  compteId: string,
  most = ACTES_MONTRES,
): Promise<ActeDuCompte[]> => {
  const rows = await actsOfHolder(db, compteId, most)
  return rows.map(({ quand, acte, resultat, navigateur, auteur, motif }) => {
    const parAdministration = auteur !== 'personne'
    return {
      date: new Date(quand).toISOString(),
      acte,
      refuse: resultat === 'refuse',
      parAdministration,
      ...(navigateur !== null && { navigateur }),
      ...(parAdministration && motif !== null && { motif }),
    }
  })
}
