import { string, type StringSchema } from 'yup'
import { isCourriel, normaliseCourriel } from '#rules/profil/courriel.ts'
import { passwordFault } from '#rules/connexion/motDePasse.ts'
import { nirFault, normaliseNir } from '#rules/connexion/nir.ts'
import { isTelephone, normaliseTelephone } from '#rules/profil/telephone.ts'
import { formKeys } from './formKeys.ts'
import { messageKey } from '#contract/messages.ts'

/** Fields that several forms take, with the messages of their faults: keys of the message map, or of the forms. */

const LONGEST_NAME = 100
const NAME = /^[\p{L}\p{M}][\p{L}\p{M} '’-]*$/u

export const nirField = () =>
  string()
    .defined()
    .transform(normaliseNir)
    .required(messageKey('SAISIE_NIR_OBLIGATOIRE'))
    .test(formKeys.validerNir, formKeys.validerNir, (nir) => nirFault(nir) === undefined)

/** A civil name. */
export const nameField = (missing: 'SAISIE_NOM_OBLIGATOIRE' | 'SAISIE_PRENOM_OBLIGATOIRE') =>
  string()
    .defined()
    .trim()
    .required(messageKey(missing))
    .max(LONGEST_NAME, messageKey('SAISIE_LONGUEUR_KO'))
    .matches(NAME, { message: messageKey('SAISIE_NOM_FORMAT'), excludeEmptyString: true })

/** An e-mail address; an empty one passes unless it is required. */
export const courrielField = () =>
  string()
    .defined()
    .transform(normaliseCourriel)
    .test(
      'courriel',
      messageKey('SAISIE_COURRIEL_FORMAT'),
      (courriel) => courriel === '' || isCourriel(courriel),
    )

/** A telephone number; an empty one passes. */
export const telephoneField = () =>
  string()
    .defined()
    .transform(normaliseTelephone)
    .test(
      'telephone',
      messageKey('SAISIE_TELEPHONE_FORMAT'),
      (number) => number === '' || isTelephone(number),
    )

const fieldOf = (parent: unknown, name: string) => (parent as Record<string, unknown>)[name]

/** Both are normalised already: a form is cast before it is tested. */
const sameAs = (other: string, schema: StringSchema<string>) =>
  schema.test(formKeys.compareAvec, formKeys.compareAvec, (value, { parent }) => {
    const against = fieldOf(parent, other)
    return !value || !against || value === against
  })

/**
 * A value and its confirmation, as two fields of a form: the confirmation is required with the value, and a
 * difference is said on both (§5).
 */
export const confirmed = <const N extends string>(
  name: N,
  field: () => StringSchema<string>,
  /** Said where the confirmation is missing. */
  again: ReturnType<typeof messageKey>,
  /** What the value must be beside: its confirmation has its own reproaches. */
  further: (schema: StringSchema<string>) => StringSchema<string> = (schema) => schema,
) => {
  const confirmation = `${name}Confirmation` as const
  return {
    [name]: sameAs(confirmation, further(field())),
    [confirmation]: sameAs(name, field()).test(
      'confirmation',
      again,
      (value, { parent }) => !fieldOf(parent, name) || Boolean(value),
    ),
  } as Record<N | `${N}Confirmation`, StringSchema<string>>
}

const faultKeys = {
  maximum: messageKey('SAISIE_MDP_MAXIMUM_KO'),
  caracteres: messageKey('SAISIE_MDP_FORMAT_KO'),
  composition: messageKey('SAISIE_MDP_COMPOSITION_KO'),
  robustesse: formKeys.robustesse,
} as const

/** A new password, and the same again. */
export const newPasswordFields = () => ({
  motDePasse: string()
    .defined()
    .required(messageKey('SAISIE_MDP_OBLIGATOIRE'))
    .test('motDePasse', (password, context) => {
      const fault = passwordFault(password)
      return fault === undefined || context.createError({ message: faultKeys[fault] })
    }),
  motDePasseConfirmation: string()
    .defined()
    .required(messageKey('SAISIE_MDP_CONFIRMATION_OBLIGATOIRE'))
    .test(
      'motDePasseConfirmation',
      messageKey('SAISIE_MDP_SAISIEDOUBLE_KO'),
      (again, { parent }) => again === '' || again === (parent as { motDePasse?: string }).motDePasse,
    ),
})
