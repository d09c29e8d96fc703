import { failures } from '#contract/kit/failures.ts'
import type { IbanCache, recupereriban, verifieriban } from '#contract/connexion/identite.ts'
import { messageKey } from '#contract/messages.ts'
import type { Outcome } from '#portal/client/fetch/fetchCall.ts'
import type { HiddenIban } from '#rules/profil/iban.ts'

/** Why the identity is not confirmed: a message, and whether trying again is of no use. */
export interface IdentiteRefus {
  readonly message: string
  readonly bloque: boolean
}

/** Masked IBAN of the wire, as the component shows it. */
export const hiddenIban = (cache: IbanCache): HiddenIban => ({
  debut: cache.ibanCacheDebut,
  masque: cache.ibanCacheMasque,
  fin: cache.ibanCacheFin,
})

const blocking: ReadonlySet<string> = new Set([
  failures.ibanBloque.erreurCode,
  failures.identiteSansFacteur.erreurCode,
])

/** Reads a refusal of the check of the digits. A message that is not of the catalogue says that it did not work. */
export const identiteRefus = (outcome: Outcome<typeof verifieriban>): IdentiteRefus => {
  const code = outcome.status === 444 ? outcome.body.erreurCode : ''
  return {
    message: code || messageKey('ERREUR_INCONNUE'),
    bloque: blocking.has(code) || outcome.status === 404,
  }
}

/** Message of a masked IBAN that is refused, when the server gives one. */
export const refusDuMasque = (outcome: Outcome<typeof recupereriban> | undefined): string | undefined =>
  outcome?.status === 444 ? outcome.body.erreurCode || undefined : undefined
