import { dateAge, premierDuMois } from '#rules/calendar/ages.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import type { Droits } from '../droit/droits.ts'
import json from '../regle/tables/progressive.json' with { type: 'json' }
import { remunerationPartielle } from '../droit/tempsPartiel.ts'
import {
  AGE_PROGRESSIVE,
  QUOTITE_MAXIMUM,
  QUOTITE_MINIMUM,
  TRIMESTRES_PROGRESSIVE,
  valeurDe,
} from './seuilsProgressive.ts'

/** Months after the notification of its grant when a partial pension is paid (art. D. 37-1 V CPCMR). */
export const MOIS_APRES_NOTIFICATION = json.paidMonthAfterNotification

/** Years before the legal age, for effects before the age of 60 became the rule. */
const AVANT_AGE_LEGAL = valeurDe('minimumAgeBefore2025-09-01')

/** First effect of a progressive pension, on the 1st of a month (art. L. 89 bis, D. 37-1 CPCMR). */
export const ouvertureProgressive = (droits: Droits, effet: CalendarDate): CalendarDate =>
  premierDuMois(
    effet >= json.validFrom
      ? dateAge(droits.naissance, { annees: AGE_PROGRESSIVE, mois: 0 })
      : dateAge(droits.dateAgeLegal, { annees: -AVANT_AGE_LEGAL, mois: 0 }),
  )

/** Whether a working time, in percent of full time, opens a progressive pension. */
export const ouvreProgressive = (quotite: number): boolean =>
  Number.isInteger(quotite) && quotite >= QUOTITE_MINIMUM && quotite <= QUOTITE_MAXIMUM

/** Why a progressive pension is refused, as keys of sentences. */
export type FauteProgressive = 'PROGRESSIVE_AGE' | 'PROGRESSIVE_TRIMESTRES' | 'PROGRESSIVE_QUOTITE'

/** Conditions of a progressive pension that are not met: age, 150 quarters, quotité from 50 to 90 %. */
export const fautesProgressive = (
  a: { readonly effet: CalendarDate; readonly trimestresAssurance: number; readonly quotite: number },
  droits: Droits,
): readonly FauteProgressive[] => {
  const fautes: FauteProgressive[] = []
  if (a.effet < ouvertureProgressive(droits, a.effet)) fautes.push('PROGRESSIVE_AGE')
  if (a.trimestresAssurance < TRIMESTRES_PROGRESSIVE) fautes.push('PROGRESSIVE_TRIMESTRES')
  if (!ouvreProgressive(a.quotite)) fautes.push('PROGRESSIVE_QUOTITE')
  return fautes
}

/** Part of the pension paid (in percent), the partial pension and the part-time pay, per month, not rounded. */
export const progressiveDe = (pensionMensuelle: number, traitementMensuel: number, quotite: number) => ({
  fraction: 100 - quotite,
  pensionPartielleMensuelle: (pensionMensuelle * (100 - quotite)) / 100,
  remunerationMensuelle: traitementMensuel * remunerationPartielle(quotite),
})

/** What the table says of progressive retirement. */
export const baremeProgressive = json
