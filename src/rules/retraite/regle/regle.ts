import type { CalendarDate } from '#rules/calendar/dates.ts'

/** A set of rules, named by the first effect date that it governs. */
export type Regle = '2026-09-01' | '2023-09-01'

/** First effect date that the portal computes (loi n° 2023-270). */
export const PREMIER_EFFET: CalendarDate = '2023-09-01'

/** Name by which a request forces the calendar of 2023, superseded by loi n° 2025-1403, art. 105. */
export const CALENDRIER_2023 = 'calendrier2023'

/** Rules of a pension: those in force at its effect date, unless the calendar of 2023 is asked for. */
export const regleDe = (dateEffet: CalendarDate, forcee?: string): Regle =>
  forcee === CALENDRIER_2023 || dateEffet < '2026-09-01' ? '2023-09-01' : '2026-09-01'
