import { sameName } from '#rules/profil/nomCivil.ts'
import type { Services } from '#server/services.ts'
import { compteByIdentifiant } from '#server/kit/people/comptes.ts'
import { profilOf } from '#server/kit/people/profils.ts'
import type { Claim } from './inventedIban.ts'

/** What the register has of a claim. */
interface Registered {
  /** What tries at the IBAN are counted by. */
  readonly person: string
  /** IBAN of the person, when the register knows exactly this one. */
  readonly iban: string | undefined
}

/** Looks a claim up in the register: the number, the names and the birth must all be those of one person. */
export const registered = async ({ db }: Services, claim: Claim): Promise<Registered> => {
  const compte = await compteByIdentifiant(db, claim.identifiant)
  // The same reads for a stranger: what they cost tells nothing.
  const { iban } = await profilOf(db, compte?.id ?? '')
  const same =
    compte !== undefined &&
    sameName(compte.nom_naissance || compte.nom, claim.nom) &&
    sameName(compte.prenom, claim.prenom) &&
    compte.date_naissance === claim.date_naissance
  return { person: compte?.id ?? claim.identifiant, iban: same ? (iban ?? undefined) : undefined }
}
