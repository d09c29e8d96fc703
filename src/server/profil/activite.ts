import { ACTES_MONTRES, type ActeDuCompte } from '#contract/profil/profil.ts'
import { actsOfHolder } from '#server/kit/audit/ofHolder.ts'
import type { Compte } from '#server/kit/people/comptes.ts'
import type { Services } from '#server/services.ts'
import { isoOf } from '#server/kit/clock.ts'

/**
 * What was done on an account, or refused, by its holder and by the administration: the latest first, and nothing of a
 * former holder. Where it was done is told by the browser alone; the reasons of the administration, which may tell of the person
 * whom the register knows, to who proved to be that person.
 */
export const activiteOf = async (
  { db }: Pick<Services, 'db'>,
  { id, etat }: Pick<Compte, 'id' | 'etat'>,
  most = ACTES_MONTRES,
): Promise<ActeDuCompte[]> => {
  const rows = await actsOfHolder(db, id, most)
  return rows.map(({ quand, acte, resultat, navigateur, auteur, motif }) => {
    const parAdministration = auteur !== 'personne'
    const refuse = resultat === 'refuse'
    // Of what was refused, the journal keeps a code instead.
    const told = parAdministration && etat === 'CONFIRME' && !refuse && motif !== null
    return {
      date: isoOf(quand),
      acte,
      refuse,
      parAdministration,
      ...(navigateur !== null && { navigateur }),
      ...(told && { motif }),
    }
  })
}
