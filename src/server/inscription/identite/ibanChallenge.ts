import { sameName } from '#rules/profil/nomCivil.ts'
import type { IbanCache } from '#contract/connexion/identite.ts'
import { messageKey } from '#contract/messages.ts'
import { ESSAIS_IBAN, HEURES_SANS_IBAN } from '#rules/profil/limitesIban.ts'
import { askedPairs, maskIban } from '#rules/profil/iban.ts'
import { Refusal } from '#server/kit/Refusal.ts'
import type { Services } from '#server/services.ts'
import { reglageOr } from '#server/kit/database/reglages.ts'
import { NO_ID } from '#server/kit/identifiers.ts'
import { newToken } from '#server/kit/secrets.ts'
import { slowNetwork } from '#server/kit/limits/limits.ts'
import { countAttempt, forgetAttempts } from '#server/kit/limits/throttle.ts'
import { type Claim, claimText, inventedIban } from './inventedIban.ts'
import { compteByIdentifiant } from '#server/kit/people/comptes.ts'
import { profilOf } from '#server/kit/people/profils.ts'

/** How long the tries at the digits of an IBAN count, whoever makes them. */
const WITHOUT_MS = HEURES_SANS_IBAN * 60 * 60_000

/** What is shown of the IBAN of a person: the register's, or an invented one when it has none to ask. */
export const hiddenIbanOf = async (
  { db }: Services,
  claim: Claim,
  iban: string | undefined,
): Promise<IbanCache> => {
  // Known or not, the same reading: neither time nor a change of the portal's key tells them apart.
  const seed = await reglageOr(db, 'graine_iban', newToken())
  const { debut, masque, fin } =
    (iban === undefined ? undefined : maskIban(iban)) ?? inventedIban(seed, claim)
  return { ibanCacheDebut: debut, ibanCacheMasque: [...masque], ibanCacheFin: fin }
}

/**
 * Compares the four digits typed with the IBAN of a claim; refuses a wrong answer, and every answer after five in a
 * day. The try is counted first, so that parallel guesses cannot outrun the limit; those of one network are counted too.
 */
export const checkIbanDigits = async (
  services: Services,
  { counted, iban }: Registered,
  typed: string,
  who: string,
): Promise<void> => {
  const { db, clock } = services
  await slowNetwork(services, 'iban', who, { pace: 'secret' })
  const key = `iban:${counted}`
  const tries = await countAttempt(db, key, clock().getTime(), WITHOUT_MS)
  if (tries > ESSAIS_IBAN) throw new Refusal('ibanBloque')
  const hidden = iban === undefined ? undefined : maskIban(iban)
  const right = iban !== undefined && hidden !== undefined && askedPairs(iban, hidden)?.join('') === typed
  if (!right && tries === ESSAIS_IBAN) throw new Refusal('ibanBloque')
  if (!right)
    throw new Refusal('ibanNonReconnu', {
      ...(tries === ESSAIS_IBAN - 1 && { erreurCode: messageKey('IBAN_CONFIRMATION_DERNIER') }),
    })
  await forgetAttempts(db, [key])
}

/** What the register has of a claim. */
interface Registered {
  /**
   * What tries at the IBAN are counted by. The account when the claim is right in all, so that a new number gives no new
   * tries; the claim otherwise: who knows only the number of someone does not use up their tries.
   */
  readonly counted: string
  /** IBAN of the person, when the register knows exactly this one. */
  readonly iban: string | undefined
}

/** Looks a claim up in the register: the number, the names and the birth must all be those of one person. */
export const registered = async ({ db }: Pick<Services, 'db'>, claim: Claim): Promise<Registered> => {
  const compte = await compteByIdentifiant(db, claim.identifiant)
  // The same reads for a stranger: what they cost tells nothing.
  const { iban } = await profilOf(db, compte?.id ?? NO_ID)
  const same =
    compte !== undefined &&
    sameName(compte.nom_naissance || compte.nom, claim.nom) &&
    sameName(compte.prenom, claim.prenom) &&
    compte.date_naissance === claim.date_naissance
  return same
    ? { counted: compte.id, iban: iban ?? undefined }
    : { counted: claimText(claim), iban: undefined }
}
