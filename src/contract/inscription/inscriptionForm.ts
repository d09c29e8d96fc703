import { boolean, type InferType, object, string } from 'yup'
import { YEARS_BACK } from '#rules/calendar/dateChoisie.ts'
import { addMonths } from '#rules/calendar/arithmetic.ts'
import { dateFault, typedDate } from '#rules/calendar/dateSaisie.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import { sameCourriel } from '#rules/profil/courriel.ts'
import {
  confirmed,
  courrielField,
  nameField,
  newPasswordFields,
  nirField,
  telephoneField,
} from '#contract/kit/checks.ts'
import { LONGEST_CODE } from '#contract/connexion/connexion.ts'
import { messageKey } from '#contract/messages.ts'

/** First step of the creation of an account; `today` (AAAA-MM-JJ) bounds the date of birth. */
export const identiteFormSchema = (today: CalendarDate) => {
  const range = { min: addMonths(today, -12 * YEARS_BACK), max: today }
  const faults = {
    format: messageKey('SAISIE_DATE_FORMAT'),
    tropTot: messageKey('SAISIE_DATE_ANCIENNE'),
    tropTard: messageKey('SAISIE_DATE_FUTURE'),
    indisponible: messageKey('SAISIE_DATE_FORMAT'),
  } as const
  return object({
    nir: nirField(),
    nomNaissance: nameField('SAISIE_NOM_OBLIGATOIRE'),
    prenom: nameField('SAISIE_PRENOM_OBLIGATOIRE'),
    dateNaissance: string()
      .defined()
      .transform((typed: string) => typedDate(typed, today, range) || typed)
      .required(messageKey('SAISIE_DATE_NAISSANCE_OBLIGATOIRE'))
      .test('date', (date, context) => {
        const fault = dateFault(date, today, range)
        return fault === undefined || context.createError({ message: faults[fault] })
      }),
    code: string()
      .defined()
      .trim()
      .required(messageKey('SAISIE_CAPTCHA_OBLIGATOIRE'))
      .max(LONGEST_CODE, messageKey('CODE_CAPTCHA_INVALIDE')),
  })
}

export type IdentiteForm = InferType<ReturnType<typeof identiteFormSchema>>

const courrielEncore = messageKey('SAISIE_COURRIEL_SECONDE_FOIS')
const telephoneEncore = messageKey('SAISIE_TELEPHONE_SECONDE_FOIS')

/** The four contacts, each with its confirmation; only the main address is required. */
export const coordonneesFormSchema = object({
  ...confirmed('courrielPrincipal', courrielField, courrielEncore, (schema) =>
    schema.required(messageKey('SAISIE_COURRIEL_OBLIGATOIRE')),
  ),
  ...confirmed('courrielSecondaire', courrielField, courrielEncore, (schema) =>
    schema.test(
      'autre',
      messageKey('SAISIE_COURRIEL_IDENTIQUE'),
      (value, { parent }) =>
        !value || !sameCourriel(value, (parent as { courrielPrincipal?: string }).courrielPrincipal ?? ''),
    ),
  ),
  ...confirmed('telephonePrincipal', telephoneField, telephoneEncore),
  ...confirmed('telephoneSecondaire', telephoneField, telephoneEncore),
})

export type CoordonneesForm = InferType<typeof coordonneesFormSchema>

export const motDePasseFormSchema = object(newPasswordFields())

export type MotDePasseForm = InferType<typeof motDePasseFormSchema>

export const conditionsFormSchema = object({
  conditionsAcceptees: boolean().defined().oneOf([true], messageKey('SAISIE_CONDITIONS_OBLIGATOIRE')),
})

export type ConditionsForm = InferType<typeof conditionsFormSchema>

/** What the last step sends: contacts, password, acceptance of the terms. */
export const inscriptionFormSchema = coordonneesFormSchema
  .concat(motDePasseFormSchema)
  .concat(conditionsFormSchema)
