import { ageOn, type CalendarDate } from './dates.ts'

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
