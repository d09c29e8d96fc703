import { boolean, object, string } from 'yup'
import { dateFault, typedDate } from '#rules/dateSaisie.ts'
import type { CalendarDate } from '#rules/dates.ts'
import { ibanFault, normaliseIban } from '#rules/iban.ts'
import { courrielField, telephoneField } from './checks.ts'
import { type MessageKey, messageKey } from './messages.ts'

/** What the two requests for retirement ask for alike. */

const LONGEST_NAME = 100
/** Longest free text of a request, in characters. */
export const TEXTE_DEMANDE_MAXIMUM = 1000

/** A line of text, required under a condition on the other fields. */
export const texteSi = <F>(
  present: (form: F) => boolean,
  missing: MessageKey,
  longest = LONGEST_NAME,
  tooLong: MessageKey = messageKey('SAISIE_LONGUEUR_KO'),
) =>
  string()
    .defined()
    .trim()
    .max(longest, tooLong)
    .test('present', missing, (typed, { parent }) => typed !== '' || !present(parent as F))

/** A past date, `JJ/MM/AAAA` or `AAAA-MM-JJ`, required under a condition on the other fields. */
export const datePasseeSi = <F>(today: CalendarDate, present: (form: F) => boolean, missing: MessageKey) =>
  string()
    .defined()
    .transform((typed: string) => typedDate(typed, today, { max: today }) || typed)
    .test('present', missing, (typed, { parent }) => typed !== '' || !present(parent as F))
    .test(
      'date',
      messageKey('SAISIE_DATE_FORMAT'),
      (date) => dateFault(date, today, { max: today }) !== 'format',
    )
    .test(
      'passee',
      messageKey('SAISIE_DATE_FUTURE'),
      (date) => dateFault(date, today, { max: today }) !== 'tropTard',
    )

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

/** The declaration on honour, without which nothing is sent. */
export const declarationFormSchema = object({
  declaration: boolean().defined().isTrue(messageKey('DEMANDE_DECLARATION')),
})
