import { boolean, object, string } from 'yup'
import { dateFault, typedDate } from '#rules/calendar/dateSaisie.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import { ibanFault, normaliseIban } from '#rules/profil/iban.ts'
import { ligneSaisie } from '#rules/texteSaisi.ts'
import { courrielField, telephoneField } from '#contract/kit/checks.ts'
import { type MessageKey, messageKey } from '#contract/messages.ts'

/** What the two requests for retirement ask for alike. */

const LONGEST_NAME = 100
/** First date that a request tells: the birth of nobody alive is older. */
const PREMIERE_DATE: CalendarDate = '1900-01-01'
/** Longest free text of a request, in characters. */
export const TEXTE_DEMANDE_MAXIMUM = 1000

/** A text, required under a condition on the other fields; `normalise` drops what cannot be seen of it. */
export const texteSi = <F>(
  present: (form: F) => boolean,
  missing: MessageKey,
  longest = LONGEST_NAME,
  tooLong: MessageKey = messageKey('SAISIE_LONGUEUR_KO'),
  normalise: (typed: string) => string = ligneSaisie,
) =>
  string()
    .defined()
    .transform(normalise)
    .max(longest, tooLong)
    .test('present', missing, (typed, { parent }) => typed !== '' || !present(parent as F))

const fautesDeDate = {
  format: messageKey('SAISIE_DATE_FORMAT'),
  tropTot: messageKey('SAISIE_DATE_ANCIENNE'),
  tropTard: messageKey('SAISIE_DATE_FUTURE'),
} as const

/**
 * A past date, `JJ/MM/AAAA` or `AAAA-MM-JJ`, not before `min`, required under a condition on the other fields.
 */
export const datePasseeSi = <F>(
  today: CalendarDate,
  present: (form: F) => boolean,
  missing: MessageKey,
  min: CalendarDate = PREMIERE_DATE,
) =>
  string()
    .defined()
    .transform((typed: string) => typedDate(typed, today, { min, max: today }) || typed)
    .test('present', missing, (typed, { parent }) => typed !== '' || !present(parent as F))
    .test('date', (date, context) => {
      const fault = dateFault(date, today, { min, max: today })
      if (fault === undefined || fault === 'indisponible') return true
      return context.createError({ message: fautesDeDate[fault] })
    })

/** Where the person is reached about the request: one way at least. */
export const contactFields = () => ({
  courriel: courrielField().test(
    'joindre',
    messageKey('DEMANDE_JOINDRE'),
    (courriel, { parent }) => courriel !== '' || (parent as { telephone: string }).telephone !== '',
  ),
  telephone: telephoneField(),
})

interface IbanChoice {
  readonly conservationIban: boolean
  readonly iban1: string
  readonly iban2: string
}

/** The account that is paid: the one on file, or another in two fields. */
export const compteBancaireFields = () => ({
  conservationIban: boolean().defined(),
  iban1: string()
    .defined()
    .transform(normaliseIban)
    .test('iban', messageKey('IBAN_FORMAT'), (iban1, { parent }) => {
      const { conservationIban, iban2 } = parent as IbanChoice
      return conservationIban || iban1 === '' || ibanFault(iban1 + iban2) === undefined
    })
    .test('present', messageKey('DEMANDE_RIB'), (iban1, { parent }) => {
      return iban1 !== '' || (parent as IbanChoice).conservationIban
    }),
  iban2: string().defined().transform(normaliseIban),
})

/** An account that is not asked for is not looked at, nor kept. */
export const sansCompteTu = ({ conservationIban }: Pick<IbanChoice, 'conservationIban'>) =>
  conservationIban ? { iban1: '', iban2: '' } : {}

/** The declaration on honour, without which nothing is sent. */
export const declarationFormSchema = object({
  declaration: boolean().defined().isTrue(messageKey('DEMANDE_DECLARATION')),
})
