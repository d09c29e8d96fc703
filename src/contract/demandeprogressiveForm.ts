import { boolean, number, object, string } from 'yup'
import { isCalendarDate } from '#rules/dateSaisie.ts'
import type { CalendarDate } from '#rules/dates.ts'
import { fauteDeDebut } from '#rules/dossier/demandeProgressive.ts'
import { ouvreProgressive } from '#rules/retirement/progressive.ts'
import { compteBancaireFields, contactFields, datePasseeSi, texteSi } from './demandeForm.ts'
import { messageKey } from './messages.ts'

const toujours = () => true

/** Who asks, and what they declare: nothing else must be worked, and the part-time must not be therapeutic. */
export const situationProgressiveFormSchema = object({
  ...contactFields(),
  employeur: texteSi(toujours, messageKey('DEMANDE_EMPLOYEUR')),
  autreActivite: boolean().defined().isFalse(messageKey('PROGRESSIVE_ACTIVITE')),
  tempsPartielTherapeutique: boolean().defined().isFalse(messageKey('PROGRESSIVE_THERAPEUTIQUE')),
})

const deja = ({ dejaTempsPartiel }: { readonly dejaTempsPartiel: boolean }) => dejaTempsPartiel

/** A working time as typed, `80`, `80 %` or `82,5`, in percent of full time; 0 for what is not one. */
export const quotiteSaisie = (typed: string): number => {
  const chiffres = typed.replaceAll(/[\s%]/g, '').replace(',', '.')
  return /^\d+(?:\.\d+)?$/.test(chiffres) ? Number(chiffres) : 0
}

const percent = () =>
  number()
    .transform((value: number, typed: unknown) =>
      Number.isNaN(value) ? quotiteSaisie(String(typed)) : value,
    )
    .defined()

const cles = {
  DEPART_PREMIER_DU_MOIS: messageKey('RETRAITE_DEPART_PREMIER_DU_MOIS'),
  DEPART_PASSE: messageKey('RETRAITE_DEPART_PASSE'),
} as const

/** Part-time work, present and wished, as of a day; quotités are whole percentages of full time, 0 when unknown. */
export const tempsPartielFormSchema = (today: CalendarDate) =>
  object({
    dejaTempsPartiel: boolean().defined(),
    quotiteActuelle: percent().test(
      'bornes',
      messageKey('PROGRESSIVE_QUOTITE_ACTUELLE'),
      (quotite, { parent }) =>
        !deja(parent as { dejaTempsPartiel: boolean }) ||
        (Number.isInteger(quotite) && quotite >= 1 && quotite <= 99),
    ),
    tempsPartielDepuis: datePasseeSi(today, deja, messageKey('PROGRESSIVE_DEPUIS')),
    dateDebut: string()
      .defined()
      .test('date', messageKey('DEMANDE_DATE'), (date) => isCalendarDate(date))
      .test('droit', (date, context) => {
        const faute = isCalendarDate(date) ? fauteDeDebut(date, today) : undefined
        return faute === undefined || context.createError({ message: cles[faute] })
      }),
    quotite: percent().test('bornes', messageKey('PROGRESSIVE_QUOTITE'), ouvreProgressive),
    ...compteBancaireFields(),
  })
