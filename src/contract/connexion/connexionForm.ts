import { type NirFault, nirFault, normaliseNir } from '#rules/connexion/nir.ts'
import { LONGEST_CODE, LONGEST_SECRET } from './connexion.ts'
import { messageKey } from '#contract/messages.ts'

/** What the sign-in form takes. */
export interface ConnexionForm {
  readonly identifiant: string
  readonly secret: string
  readonly code: string
}

/** What is sent: the identifier and the code without what surrounds them, the secret as it was typed. */
export const connexionNormalisee = ({ identifiant, secret, code }: ConnexionForm): ConnexionForm => ({
  identifiant: normaliseNir(identifiant),
  secret,
  code: code.trim(),
})

const keysOfNir = {
  longueur: 'SAISIE_IDENTIFIANT_LONGUEUR',
  format: 'SAISIE_IDENTIFIANT_FORMAT',
  cle: 'SAISIE_IDENTIFIANT_CLE',
} as const satisfies Readonly<Record<NirFault, string>>

const when = (faulty: boolean, key: Parameters<typeof messageKey>[0]) => (faulty ? [messageKey(key)] : [])

/**
 * Keys of what is wrong in the sign-in form, by field. Not a schema of Yup: this form is the first that a visitor meets,
 * and would have it fetched for three fields.
 */
export const connexionFaults = (typed: ConnexionForm): Readonly<Record<string, readonly string[]>> => {
  const { identifiant, secret, code } = connexionNormalisee(typed)
  const nir = nirFault(identifiant)
  const faults = {
    identifiant: [
      ...when(identifiant === '', 'SAISIE_IDENTIFIANT_OBLIGATOIRE'),
      ...(nir ? [messageKey(keysOfNir[nir])] : []),
    ],
    secret: [
      ...when(secret === '', 'SAISIE_MDP_OBLIGATOIRE'),
      ...when(secret.length > LONGEST_SECRET, 'DAC_ECHEC_IDENTIFICATION'),
    ],
    // An empty code is both missing and wrong: the specification (§5) shows the two messages.
    code: [
      ...when(code === '', 'SAISIE_CAPTCHA_OBLIGATOIRE'),
      ...when(code === '' || code.length > LONGEST_CODE, 'CODE_CAPTCHA_INVALIDE'),
    ],
  }
  return Object.fromEntries(Object.entries(faults).filter(([, keys]) => keys.length > 0))
}
