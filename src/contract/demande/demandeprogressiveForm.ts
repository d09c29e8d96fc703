import { boolean, number, object, string } from 'yup'
import { dateAge } from '#rules/calendar/ages.ts'
import { isCalendarDate } from '#rules/calendar/dates.ts'
import { fauteDeDebut } from '#rules/demande/demandeProgressive.ts'
import { ouvreProgressive } from '#rules/retraite/montant/progressive.ts'
import type { DepartContext } from './departForm.ts'
import { compteBancaireFields, contactFields, datePasseeSi, sansCompteTu, texteSi } from './demandeForm.ts'
import { messageKey } from '#contract/messages.ts'

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
  DEPART_AGE_MAXIMUM: messageKey('RETRAITE_DEPART_AGE_MAXIMUM'),
} as const

/** Nobody works before that age. */
const AGE_PREMIER_EMPLOI = { annees: 16, mois: 0 }

interface Choix {
  readonly dejaTempsPartiel: boolean
  readonly conservationIban: boolean
}

/** A present part-time that there is not, and an account that is not asked for, are not kept. */
const sansTu = <T extends Choix>(tempsPartiel: T): T => ({
  ...tempsPartiel,
  ...(!tempsPartiel.dejaTempsPartiel && { quotiteActuelle: 0, tempsPartielDepuis: '' }),
  ...sansCompteTu(tempsPartiel),
})

/** Part-time work, present and wished, of a person; quotités are whole percentages of full time, 0 when unknown. */
export const tempsPartielFormSchema = ({ today, dateNaissance, categorie }: DepartContext) =>
  object({
    dejaTempsPartiel: boolean().defined(),
    quotiteActuelle: percent().test(
      'bornes',
      messageKey('PROGRESSIVE_QUOTITE_ACTUELLE'),
      (quotite, { parent }) =>
        !deja(parent as { dejaTempsPartiel: boolean }) ||
        (Number.isInteger(quotite) && quotite >= 1 && quotite <= 99),
    ),
    tempsPartielDepuis: datePasseeSi(
      today,
      deja,
      messageKey('PROGRESSIVE_DEPUIS'),
      dateAge(dateNaissance, AGE_PREMIER_EMPLOI),
    ),
    dateDebut: string()
      .defined()
      .test('date', messageKey('DEMANDE_DATE'), (date) => isCalendarDate(date))
      .test('droit', (date, context) => {
        const faute = isCalendarDate(date)
          ? fauteDeDebut(date, today, { dateNaissance, categorie })
          : undefined
        return faute === undefined || context.createError({ message: cles[faute] })
      }),
    quotite: percent().test('bornes', messageKey('PROGRESSIVE_QUOTITE'), ouvreProgressive),
    ...compteBancaireFields(),
  }).transform(sansTu)
