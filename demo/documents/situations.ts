import type { CalendarDate } from '#rules/calendar/dates.ts'
import type { BackPayCause } from '../paie/backPay.ts'
import type { PensionSituation } from '../paie/pensionSlip.ts'
import { lastPaidMonth, monthsBefore, periodsBetween } from '../paie/periode.ts'
import type { PaySituation } from '../paie/situation.ts'
import type { PaieDemo, Persona } from '../personas/Persona.ts'

const paieOf = (persona: Persona): PaieDemo => {
  if (persona.paie) return persona.paie
  throw new RangeError(`${persona.prenom} ${persona.nom} n’a pas de paie`)
}

/** Pay situation of a person month by month, as paid by today (AAAA-MM-JJ). */
export const paySituationOf = (
  persona: Persona,
  today: CalendarDate,
): ((periode: string) => PaySituation) => {
  const { avancements = [], ...start } = paieOf(persona)
  const { nir, prenom, nom } = persona
  const last = lastPaidMonth(today)
  return (periode) => {
    const step = avancements.findLast(({ ilYAMois }) => monthsBefore(last, ilYAMois) <= periode)
    const { echelon, indiceMajore } = step ?? start
    return { ...start, echelon, indiceMajore, nir, prenom, nom }
  }
}

/** Why the back-pay statement paid in a month exists: a step of the scale that took effect earlier than it was paid. */
export const backPayCauseOf = (persona: Persona, periode: string, today: CalendarDate): BackPayCause => {
  const last = lastPaidMonth(today)
  const step = paieOf(persona).avancements?.find(({ ilYAMois }) => monthsBefore(last, ilYAMois) === periode)
  if (!step) throw new RangeError(`Aucun avancement payé en ${periode}`)
  const situationAt = paySituationOf(persona, today)
  return {
    periode,
    motif: 'Avancement d’échelon avec effet rétroactif',
    mois: periodsBetween(monthsBefore(periode, step.rappelSur), monthsBefore(periode, 1)),
    verse: situationAt(monthsBefore(periode, 1)),
    du: situationAt(periode),
  }
}

/** Pension situation of a person, the same every month. */
export const pensionSituationOf = ({ pension, nir, prenom, nom }: Persona): PensionSituation => {
  if (pension) return { ...pension, nir, prenom, nom }
  throw new RangeError(`${prenom} ${nom} n’a pas de pension`)
}
