import { boolean, number, object, string } from 'yup'
import { isCalendarDate } from '#rules/calendar/dates.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import { commenceTropTard, type FauteDeDepart, fauteDeDepart } from '#rules/demande/motifDepart.ts'
import type { DebutDeCarriere } from '#rules/retraite/droit/longueCarriere.ts'
import { compteBancaireFields, sansCompteTu } from './demandeForm.ts'
import { type MessageKey, messageKey } from '#contract/messages.ts'

const cles: Readonly<Record<FauteDeDepart, MessageKey>> = {
  DEPART_PREMIER_DU_MOIS: messageKey('RETRAITE_DEPART_PREMIER_DU_MOIS'),
  DEPART_AGE_MAXIMUM: messageKey('RETRAITE_DEPART_AGE_MAXIMUM'),
  DEPART_PASSE: messageKey('RETRAITE_DEPART_PASSE'),
  AVANT_AGE: messageKey('RETRAITE_AVANT_AGE'),
  LONGUE_CARRIERE_AGE: messageKey('RETRAITE_LONGUE_CARRIERE_AGE'),
  HANDICAP_AGE: messageKey('RETRAITE_HANDICAP_AGE'),
}

/** What the dates and reasons are judged on. */
export interface DepartContext {
  readonly today: CalendarDate
  readonly dateNaissance: CalendarDate
  readonly categorie: 'sedentaire' | 'active' | 'superactive'
  /** When the career of the account began, where it has one. */
  readonly debutAvant?: DebutDeCarriere | undefined
}

/** A date of payment, asked for when the payment is not to be as early as possible: not before the departure. */
const datePaiement = (auPlusTot: 'miseEnPaiementAuPlusTot' | 'paiementAdditionnelAuPlusTot') =>
  string()
    .defined()
    .test('present', messageKey('DEMANDE_DATE'), (date, { parent }) => {
      return (parent as Record<string, unknown>)[auPlusTot] === true || isCalendarDate(date)
    })
    .test('apres', messageKey('DEMANDE_DATE_PAIEMENT_AVANT'), (date, { parent }) => {
      const { dateDepart, [auPlusTot]: early } = parent as Record<string, unknown>
      return early === true || !isCalendarDate(date) || date >= String(dateDepart)
    })

interface Versements {
  readonly miseEnPaiementAuPlusTot: boolean
  readonly paiementAdditionnelAuPlusTot: boolean
  readonly conservationIban: boolean
}

/** Dates and an account that other answers make needless are not kept: the person does not see them any more. */
const sansVersementTu = <D extends Versements>(depart: D): D => ({
  ...depart,
  ...(depart.miseEnPaiementAuPlusTot && { dateMiseEnPaiement: '' }),
  ...(depart.paiementAdditionnelAuPlusTot && { datePaiementAdditionnel: '' }),
  ...sansCompteTu(depart),
})

/** When and why the person leaves, when they are paid, and where. */
export const departFormSchema = ({ today, dateNaissance, categorie, debutAvant }: DepartContext) =>
  object({
    dateDepart: string()
      .defined()
      .test('date', messageKey('DEMANDE_DATE'), (date) => isCalendarDate(date))
      .test('droit', (dateDepart, context) => {
        if (!isCalendarDate(dateDepart)) return true
        const codeMotifDepart = Number((context.parent as { codeMotifDepart: unknown }).codeMotifDepart)
        const faute = fauteDeDepart(
          { dateNaissance, categorie, dateDepart, codeMotifDepart, debutAvant },
          today,
        )
        return faute === undefined || context.createError({ message: cles[faute] })
      }),
    codeMotifDepart: number()
      .transform((value: number) => (Number.isNaN(value) ? 0 : value))
      .defined()
      .oneOf([1, 2, 3, 4, 5], messageKey('DEMANDE_MOTIF'))
      .test(
        'debut',
        messageKey('RETRAITE_LONGUE_CARRIERE_DEBUT'),
        (codeMotifDepart) => !commenceTropTard({ codeMotifDepart, debutAvant }),
      ),
    miseEnPaiementAuPlusTot: boolean().defined(),
    dateMiseEnPaiement: datePaiement('miseEnPaiementAuPlusTot'),
    paiementAdditionnelAuPlusTot: boolean().defined(),
    datePaiementAdditionnel: datePaiement('paiementAdditionnelAuPlusTot'),
    titrePerceptionFourni: boolean().defined(),
    ...compteBancaireFields(),
  }).transform(sansVersementTu)
