import { type InferType, object, string } from 'yup'
import { FRANCE, hasForbiddenCharacter, isPostcode } from '#rules/profil/adresse.ts'
import { dateFault, typedDate } from '#rules/calendar/dateSaisie.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import { ibanFault, normaliseIban } from '#rules/profil/iban.ts'
import { newPasswordFields } from '#contract/kit/checks.ts'
import { LONGEST_SECRET } from '#contract/connexion/connexion.ts'
import { messageKey } from '#contract/messages.ts'

/** Longest line of a postal address (norme NF Z10-011: 38 characters). */
const LONGEST_LINE = 38

const line = () =>
  string()
    .defined()
    .trim()
    .max(LONGEST_LINE, messageKey('SAISIE_LONGUEUR_KO'))
    .test('caracteres', messageKey('SAISIE_CARACTERES_INTERDITS'), (typed) => !hasForbiddenCharacter(typed))

const inFrance = (parent: unknown) => (parent as { codePays?: string }).codePays === FRANCE

/** A postal address (specification, §5). */
export const adresseFormSchema = object({
  codePays: string()
    .defined()
    .required(messageKey('SAISIE_PAYS_OBLIGATOIRE'))
    .matches(/^\d{5}$/, { message: messageKey('SAISIE_PAYS_OBLIGATOIRE'), excludeEmptyString: true }),
  voie: line().required(messageKey('SAISIE_VOIE_OBLIGATOIRE')),
  complement: line(),
  codePostal: line()
    .test(
      'present',
      messageKey('SAISIE_CODE_POSTAL_OBLIGATOIRE'),
      (typed, { parent }) => typed !== '' || !inFrance(parent),
    )
    .test('format', messageKey('SAISIE_CODE_POSTAL_FORMAT'), (typed, { parent }) => {
      const { codePays = '' } = parent as { codePays?: string }
      return typed === '' || hasForbiddenCharacter(typed) || isPostcode(typed, codePays)
    }),
  commune: line().required(messageKey('SAISIE_COMMUNE_OBLIGATOIRE')),
})

export type AdresseForm = InferType<typeof adresseFormSchema>

/** Last date that can be typed (specification, §5): nobody moves later. */
const DERNIERE_DATE: CalendarDate = '2099-12-31'

const estSaisissable = (date: string, today: CalendarDate): boolean =>
  dateFault(date, today, { max: DERNIERE_DATE }) === undefined

/** An address to come, from a date after `today` on. */
export const adresseFutureFormSchema = (today: CalendarDate) =>
  adresseFormSchema.shape({
    dateEffet: string()
      .defined()
      .transform((typed: string) => typedDate(typed, today) || typed)
      .required(messageKey('SAISIE_DATE_EFFET_OBLIGATOIRE'))
      .test('date', messageKey('SAISIE_DATE_FORMAT'), (date) => estSaisissable(date, today))
      .test(
        'avenir',
        messageKey('SAISIE_DATE_EFFET_PASSEE'),
        (date) => date === '' || !estSaisissable(date, today) || date > today,
      ),
  })

export type AdresseFutureForm = InferType<ReturnType<typeof adresseFutureFormSchema>>

/** An IBAN in two fields; a short one fits in the first. */
export const ibanFormSchema = object({
  iban1: string().defined().transform(normaliseIban).required(messageKey('IBAN_OBLIGATOIRE')),
  iban2: string().defined().transform(normaliseIban),
}).test('iban', (iban, context) => {
  const whole = (iban.iban1 ?? '') + (iban.iban2 ?? '')
  return (
    ibanFault(whole) === undefined ||
    context.createError({ path: 'iban1', message: messageKey('IBAN_FORMAT') })
  )
})

export type IbanForm = InferType<typeof ibanFormSchema>

const presentPassword = () =>
  string()
    .defined()
    .required(messageKey('SAISIE_MDP_ANCIEN_OBLIGATOIRE'))
    .max(LONGEST_SECRET, messageKey('SAISIE_MDP_ANCIEN_KO'))

/** Change of password by someone signed in. */
export const changementMotDePasseFormSchema = object({
  motDePasseAncien: presentPassword(),
  ...newPasswordFields(),
}).test('identique', (form, context) => {
  const same = form.motDePasse !== '' && form.motDePasse === form.motDePasseAncien
  return !same || context.createError({ path: 'motDePasse', message: messageKey('SAISIE_MDP_IDENTIQUE') })
})

export type ChangementMotDePasseForm = InferType<typeof changementMotDePasseFormSchema>
