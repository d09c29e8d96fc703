import type { CalendarDate } from '#rules/calendar/dates.ts'
import type { Hypotheses } from '../hypotheses/hypotheses.ts'

/** Suppositions of someone who leaves on a date at index 467 and supposes nothing else, but for the changes. */
export const hypothesesAu = (dateDepart: CalendarDate, changes: Partial<Hypotheses> = {}): Hypotheses => ({
  dateDepart,
  motif: 1,
  indiceMajore: 467,
  enfants: 0,
  quotites: [],
  rachat: { trimestres: 0, option: 1 },
  pointsRafp: 0,
  revenuFiscalReference: 0,
  parts: 1,
  regle: 'envigueur',
  ...changes,
})
