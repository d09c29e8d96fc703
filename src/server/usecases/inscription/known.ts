import { sameName } from '#rules/nomCivil.ts'
import type { Services } from '../../services.ts'
import { compteByIdentifiant } from '../../store/comptes.ts'
import type { InscriptionRow } from '../../store/inscriptions.ts'
import { profilOf } from '../../store/profils.ts'

type Claim = Pick<InscriptionRow, 'identifiant' | 'nom' | 'prenom' | 'date_naissance'>

/** IBAN of the person whom someone says to be, when the register knows exactly this person; nothing otherwise. */
export const registeredIban = async ({ db }: Services, claim: Claim): Promise<string | undefined> => {
  const compte = await compteByIdentifiant(db, claim.identifiant)
  // The same reads for a stranger: what they cost tells nothing.
  const { iban } = await profilOf(db, compte?.id ?? '')
  const same =
    compte !== undefined &&
    sameName(compte.nom_naissance || compte.nom, claim.nom) &&
    sameName(compte.prenom, claim.prenom) &&
    compte.date_naissance === claim.date_naissance
  return same ? (iban ?? undefined) : undefined
}
