import { dateAge } from '#rules/calendar/ages.ts'
import { type CalendarDate, calendarDate } from '#rules/calendar/dates.ts'
import type { BackPayCause } from '../paie/backPay.ts'
import type { PensionSituation } from '../paie/pensionSlip.ts'
import { lastPaidMonth, monthsBefore, periodsBetween, yearOf } from '../paie/periode.ts'
import type { PaySituation } from '../paie/situation.ts'
import { revalorisations } from '../paie/taux/pensionRates.ts'
import type { PaieDemo, Persona } from '../personas/Persona.ts'
import { careers } from '../personas/careers.ts'

const paieOf = (persona: Persona): PaieDemo => {
  if (persona.paie) return persona.paie
  throw new RangeError(`${persona.prenom} ${persona.nom} n’a pas de paie`)
}

/** Age at which a child counts no more for the family supplement (décret n° 85-1148, art. 10). */
const MAJEUR = { annees: 20, mois: 0 }

/** Children who count for the pay of a month, from the career where one is on file. */
const enfantsACharge = ({ nir, paie }: Persona, periode: string): number => {
  const first = calendarDate(`${periode}-01`)
  const known = careers[nir]
  if (!known) return paie?.enfants ?? 0
  return (known.enfants ?? []).filter(
    ({ dateNaissance }) => dateNaissance <= first && dateAge(dateNaissance, MAJEUR) > first,
  ).length
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
    return { ...start, enfants: enfantsACharge(persona, periode), echelon, indiceMajore, nir, prenom, nom }
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

/** First month (AAAA-MM) of a pension: the January that follows its title. */
export const firstPensionMonth = ({ documents }: Persona, today: CalendarDate): string => {
  const title = documents.find(({ rythme }) => rythme === 'avantLaPremierePension')
  const years = title && 'annees' in title ? title.annees : 1
  return `${Number(yearOf(lastPaidMonth(today))) - years + 1}-01`
}

/** Pension situation of a person month by month: the amount of the title, then its rises. */
export const pensionSituationOf = (
  persona: Persona,
  today: CalendarDate,
): ((periode: string) => PensionSituation) => {
  const { pension, nir, prenom, nom } = persona
  if (!pension) throw new RangeError(`${prenom} ${nom} n’a pas de pension`)
  const granted = firstPensionMonth(persona, today)
  return (periode) => ({
    ...pension,
    pension: revalorisations
      .filter(({ from }) => from > granted && from <= periode)
      .reduce((cents, { value }) => Math.round(cents * (1 + value / 100)), pension.pension),
    nir,
    prenom,
    nom,
  })
}
