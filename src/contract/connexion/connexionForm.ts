import { type NirFault, nirFault, normaliseNir } from '#rules/connexion/nir.ts'
import { codesConnexion, type Connexion, LONGEST_CODE, LONGEST_SECRET } from './connexion.ts'
import { type MessageKey, messageKey } from '#contract/messages.ts'

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

type Refusant = Exclude<Connexion['code'], 60 | 61 | 67>

const messagesDeRefus: Readonly<Record<Refusant, MessageKey>> = {
  [codesConnexion.echecAvecBlocage]: messageKey('DAC_ECHEC_IDENTIFICATION_BLOCAGE'),
  [codesConnexion.identificationAbsente]: messageKey('DAC_IDENTIFICATION_ABSENTE'),
  [codesConnexion.bloque]: messageKey('DAC_BLOCAGE'),
  [codesConnexion.plusieursComptes]: messageKey('DAC_PLUSIEURS_COMPTES'),
  [codesConnexion.indisponible]: messageKey('DAC_SERVICE_INDISPONIBLE'),
}

/**
 * Why a sign-in was refused (specification, §8): any other code is a failure of identification, and the last try before the lock
 * says so. The sentence of code 67 is the answer's own.
 */
export const messageDeRefus = ({
  code,
  essaisRestants,
}: Pick<Connexion, 'code' | 'essaisRestants'>): MessageKey => {
  if (code === codesConnexion.echec && essaisRestants === 1) return messageKey('DAC_DERNIER_ESSAI')
  const messages: Readonly<Partial<Record<number, MessageKey>>> = messagesDeRefus
  return messages[code] ?? messageKey('DAC_ECHEC_IDENTIFICATION')
}
