import type { CalendarDate } from '#rules/calendar/dates.ts'
import type { Scenario } from '#contract/simulation/simulateur.ts'

/** A simulation that Camille may keep: her whole pension at a date. */
export const scenario = (
  rang: number,
  dateDepart: CalendarDate,
  changes: Partial<Scenario['hypotheses']> = {},
): Scenario => ({
  rang,
  nom: `Départ ${dateDepart}`,
  choix: 'entiere',
  hypotheses: {
    dateDepart,
    motif: 1,
    indiceMajore: 768,
    enfants: 2,
    quotites: [],
    rachat: { trimestres: 0, option: 1 },
    pointsRafp: 6120,
    revenuFiscalReference: 0,
    parts: 1,
    regle: 'envigueur',
    ...changes,
  },
})
