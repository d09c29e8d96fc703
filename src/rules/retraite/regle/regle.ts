import type { CalendarDate } from '#rules/calendar/dates.ts'
import type { Loi, Parties } from './loi.ts'
import { loisEcrites } from './loisEcrites.ts'

/** Name of a set of rules: the first effect date that it governs. */
export type Regle = CalendarDate

const [premiere] = loisEcrites

/** Every set of rules, whole, oldest first: what a law does not say is as the ones before it left it. */
export const lois: readonly Loi[] = loisEcrites.map((loi, rang) => ({
  ...loi,
  parts: Object.assign({}, ...loisEcrites.slice(0, rang + 1).map(({ parts }) => parts)) as Parties,
}))

/** First effect date that the portal computes (loi n° 2023-270). */
export const PREMIER_EFFET: CalendarDate = premiere.effectFrom

/** Names by which a request forces a set of rules. */
export const reglesForcees: readonly string[] = loisEcrites.flatMap(({ forcedAs }) => forcedAs ?? [])

/** Set of rules in force on an effect date: the last one that has begun, the first one before all of them. */
const enVigueur = (dateEffet: CalendarDate): Loi =>
  lois.findLast(({ effectFrom }) => effectFrom <= dateEffet) ?? premiere

/** Rules of a pension: those in force at its effect date, unless a request forces others by their name. */
export const regleDe = (dateEffet: CalendarDate, forcee?: string): Regle =>
  (lois.find(({ forcedAs }) => forcee !== undefined && forcedAs === forcee) ?? enVigueur(dateEffet))
    .effectFrom

/** The set of rules of a name. */
export const loiDe = (regle: Regle): Loi => enVigueur(regle)

/** What the set of rules of a name says. */
export const partiesDe = (regle: Regle): Parties => loiDe(regle).parts

/** The last set of rules known, with which one looks ahead. */
export const derniereRegle = (): Regle => (lois.at(-1) ?? premiere).effectFrom
