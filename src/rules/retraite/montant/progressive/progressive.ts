import { dateAge, premierDuMois } from '#rules/calendar/ages.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import type { Droits } from '../../droit/droits.ts'
import json from '../../regle/tables/progressive.json' with { type: 'json' }
import { AGE_PROGRESSIVE, TRIMESTRES_PROGRESSIVE, valeurDe } from './seuilsProgressive.ts'
import { ouvreProgressive } from './travailProgressif.ts'
import type { TravailProgressif } from '../../demande/demande.ts'

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
