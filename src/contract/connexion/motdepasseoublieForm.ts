import { type InferType, object, string } from 'yup'
import { courrielField, nirField } from '#contract/kit/checks.ts'
import { LONGEST_CODE } from './connexion.ts'
import { messageKey } from '#contract/messages.ts'

/** Who forgot a password, and the captcha. */
export const motdepasseoublieFormSchema = object({
  identifiant: nirField(),
  courrielPrincipal: courrielField().required(messageKey('SAISIE_COURRIEL_OBLIGATOIRE')),
  code: string()
    .defined()
    .trim()
    .required(messageKey('SAISIE_CAPTCHA_OBLIGATOIRE'))
    .max(LONGEST_CODE, messageKey('CODE_CAPTCHA_INVALIDE')),
})

export type MotdepasseoublieForm = InferType<typeof motdepasseoublieFormSchema>
