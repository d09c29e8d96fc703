import { type InferType, object, string } from 'yup'
import { nirFault, normaliseNir } from '#rules/connexion/nir.ts'
import { LONGEST_CODE, LONGEST_SECRET } from './connexion.ts'
import { messageKey } from '#contract/messages.ts'

/** What the sign-in form takes; messages are keys of the message map. */
export const connexionFormSchema = object({
  identifiant: string()
    .defined()
    .transform(normaliseNir)
    .required(messageKey('SAISIE_IDENTIFIANT_OBLIGATOIRE'))
    .test('validerNir', messageKey('SAISIE_IDENTIFIANT_FORMAT'), (nir) => nirFault(nir) === undefined),
  secret: string()
    .defined()
    .required(messageKey('SAISIE_MDP_OBLIGATOIRE'))
    .max(LONGEST_SECRET, messageKey('DAC_ECHEC_IDENTIFICATION')),
  // An empty code is both missing and wrong: the specification (§5) shows the two messages.
  code: string()
    .defined()
    .trim()
    .required(messageKey('SAISIE_CAPTCHA_OBLIGATOIRE'))
    .min(1, messageKey('CODE_CAPTCHA_INVALIDE'))
    .max(LONGEST_CODE, messageKey('CODE_CAPTCHA_INVALIDE')),
})

export type ConnexionForm = InferType<typeof connexionFormSchema>
