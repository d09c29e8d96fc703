import { ageOn } from '#rules/calendar/ages.ts'
import { dateAge } from '#rules/calendar/ages.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'

/** Youngest age at which the simulator opens (rule of this portal). */
export const SIMULATOR_AGE = 45

/** Whether the retirement simulator opens: old enough, an individual retirement account on file, the service granted. */
export const isSimulatorOpen = (person: {
  readonly dateNaissance: CalendarDate
  readonly cir: boolean
  readonly serviceAccorde: boolean
  readonly today: CalendarDate
}): boolean =>
  person.serviceAccorde && person.cir && ageOn(person.dateNaissance, person.today) >= SIMULATOR_AGE

/** Day on which someone will be old enough for the simulator; undefined once they are. */
export const simulatorOpensOn = (
  dateNaissance: CalendarDate,
  today: CalendarDate,
): CalendarDate | undefined => {
  const opening = dateAge(dateNaissance, { annees: SIMULATOR_AGE, mois: 0 })
  return opening > today ? opening : undefined
}
