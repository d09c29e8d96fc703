import { anneeDe, type CalendarDate, calendarDate, dateOf } from '#rules/calendar/dates.ts'
import { lastPaidMonth, monthsBefore, PAYDAY } from '../paie/periode.ts'
import { addDays } from '#rules/calendar/arithmetic.ts'
import type { Cir, PeriodeCir } from '#contract/carriere/cir.ts'
import type { Persona } from '../personas/Persona.ts'
import { careers, type Career, type Step } from '../personas/careers.ts'

/** Points of the year before are known in January. */
const pointsKnownOn = (today: CalendarDate) => dateOf(anneeDe(today), 1, 15)

/** An account is brought up to date once a year, in January, and on the payday of a step of the scale. */
const updatedOn = ({ avancements = [] }: NonNullable<Persona['paie']>, today: CalendarDate): CalendarDate => {
  const january = pointsKnownOn(today)
  const last = avancements.at(-1)
  const paid = last && calendarDate(`${monthsBefore(lastPaidMonth(today), last.ilYAMois)}-${PAYDAY}`)
  return paid !== undefined && paid > january ? paid : january
}

/** Steps of the scale reached in the time that the payslips cover, from the month that the back pay goes back to. */
const lastSteps = ({ avancements = [] }: NonNullable<Persona['paie']>, today: CalendarDate): Step[] =>
  avancements.map(({ ilYAMois, echelon, indiceMajore, rappelSur }) => ({
    debut: calendarDate(`${monthsBefore(lastPaidMonth(today), ilYAMois + rappelSur)}-01`),
    echelon,
    indiceMajore,
  }))

const periodsOf = (
  paie: NonNullable<Persona['paie']>,
  { steps, categorie = 'sedentaire' }: Career,
  today: CalendarDate,
): PeriodeCir[] => {
  const all = [...steps, ...lastSteps(paie, today)]
  return all.map(({ sansIndice, ...step }: Step, index) => {
    const next = all[index + 1]
    const fin = step.fin ?? (next && addDays(next.debut, -1))
    return {
      periodeId: `periode-${index + 1}`,
      employeur: paie.employeur.nom,
      grade: paie.grade,
      echelon: paie.echelon,
      position: 'activite',
      categorie,
      ...(!step.tempsPartiel && { quotite: step.quotite ?? paie.quotite }),
      ...step,
      ...(!sansIndice && { indiceMajore: step.indiceMajore ?? paie.indiceMajore }),
      ...(fin !== undefined && { fin }),
    }
  })
}

const general = ([first, last, trimestres]: readonly [number, number, number]) => ({
  regimeId: 'regime-general',
  libelle: 'Régime général',
  annees: Array.from({ length: last - first + 1 }, (_, index) => ({ annee: first + index, trimestres })),
})

/** Individual retirement account of someone of the demo, on a day (AAAA-MM-JJ); none when there is none on file. */
export const makeCir = (persona: Persona, today: CalendarDate): Cir | undefined => {
  const career = careers[persona.nir]
  const { paie } = persona
  if (!persona.cir || !career || !paie) return undefined
  const enfants = career.enfants ?? []
  const carriere = periodsOf(paie, career, today)
  const last = carriere.at(-1)
  const other = carriere.findLast(({ indiceMajore }) => indiceMajore !== last?.indiceMajore)
  const held = other ? carriere[carriere.indexOf(other) + 1] : carriere[0]
  return {
    misAJourLe: updatedOn(paie, today),
    situation: {
      dateNaissance: persona.dateNaissance,
      corps: paie.corps,
      grade: paie.grade,
      echelon: last?.echelon ?? paie.echelon,
      categorie: career.categorie ?? 'sedentaire',
      indiceMajore: last?.indiceMajore ?? paie.indiceMajore,
      indiceDepuis: held?.debut ?? today,
      nbi: 0,
      employeur: paie.employeur.nom,
    },
    enfants: enfants.map((enfant, index) => ({
      enfantId: `enfant-${index + 1}`,
      elevePendant9Ans: true,
      handicap80: false,
      ...enfant,
    })),
    enfantsDeclares: career.enfantsDeclares ?? enfants.length,
    carriere,
    bonifications: (career.bonifications ?? []).map((bonification, index) => ({
      bonificationId: `bonification-${index + 1}`,
      ...bonification,
    })),
    autresRegimes: career.regimeGeneral ? [general(career.regimeGeneral)] : [],
    rafp: { points: career.pointsRafp, auLe: pointsKnownOn(today) },
  }
}
