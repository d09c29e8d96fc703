import { dateAge, premierDuMois } from '#rules/calendar/ages.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import type { Droits } from '../../droit/droits.ts'
import json from '../../regle/tables/progressive.json' with { type: 'json' }
import {
  AGE_PROGRESSIVE,
  TRIMESTRES_PROGRESSIVE,
  valeurDe,
  QUOTITE_MAXIMUM,
  QUOTITE_MINIMUM,
} from './seuilsProgressive.ts'
import type { TravailProgressif } from '../../demande/demande.ts'
import { remunerationPartielle } from '../../droit/tempsPartiel.ts'

/** Whether a working time opens a progressive pension: that of a part-time authorisation, or of a post that is not full-time. */
export const ouvreProgressive = ({ quotite, tempsIncomplet }: TravailProgressif): boolean =>
  tempsIncomplet ? quotite >= 1 && quotite <= 99 : quotite >= QUOTITE_MINIMUM && quotite <= QUOTITE_MAXIMUM

/**
 * Part of the pension paid (in percent), the partial pension and the part-time pay, per month, not rounded. The fractions of
 * art. L. 612-5 CGFP are those of an authorised part-time: a post that is not full-time is paid its own.
 */
export const progressiveDe = (
  pensionMensuelle: number,
  traitementMensuel: number,
  { quotite, tempsIncomplet }: TravailProgressif,
) => ({
  fraction: 100 - quotite,
  pensionPartielleMensuelle: (pensionMensuelle * (100 - quotite)) / 100,
  remunerationMensuelle:
    traitementMensuel * (tempsIncomplet ? quotite / 100 : remunerationPartielle(quotite)),
})

/** Years before the legal age, for effects before the age of 60 became the rule. */
const AVANT_AGE_LEGAL = valeurDe('minimumAgeBefore2025-09-01')

/** First effect of a progressive pension, on the 1st of a month (art. L. 89 bis, D. 37-1 CPCMR). */
export const ouvertureProgressive = (droits: Droits, effet: CalendarDate): CalendarDate =>
  premierDuMois(
    effet >= json.validFrom
      ? dateAge(droits.naissance, { annees: AGE_PROGRESSIVE, mois: 0 })
      : dateAge(droits.dateAgeLegal, { annees: -AVANT_AGE_LEGAL, mois: 0 }),
  )

/** Why a progressive pension is refused, as keys of sentences. */
export type FauteProgressive = 'PROGRESSIVE_AGE' | 'PROGRESSIVE_TRIMESTRES' | 'PROGRESSIVE_QUOTITE'

/** Conditions of a progressive pension that are not met: age, 150 quarters, working time. */
export const fautesProgressive = (
  a: TravailProgressif & { readonly effet: CalendarDate; readonly trimestresAssurance: number },
  droits: Droits,
): readonly FauteProgressive[] => {
  const fautes: FauteProgressive[] = []
  if (a.effet < ouvertureProgressive(droits, a.effet)) fautes.push('PROGRESSIVE_AGE')
  if (a.trimestresAssurance < TRIMESTRES_PROGRESSIVE) fautes.push('PROGRESSIVE_TRIMESTRES')
  if (!ouvreProgressive(a)) fautes.push('PROGRESSIVE_QUOTITE')
  return fautes
}

/** What the table says of progressive retirement. */
export const baremeProgressive = json
