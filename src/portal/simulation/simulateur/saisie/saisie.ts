import type { Cir } from '#contract/carriere/cir.ts'
import type { HypothesesForm } from '#contract/simulation/hypothesesForm.ts'
import { anneeDe, type CalendarDate } from '#rules/calendar/dates.ts'
import { enfantsElevesAu } from '#rules/carriere/enfantsEleves.ts'
import { annulationSansAide, compteAnnuleA65 } from '#rules/carriere/services/handicap.ts'
import { dureeEnLettres } from '#rules/format/durees.ts'
import { indiceDetenu } from '#rules/simulation/hypotheses/hypotheses.ts'
import { simulateurMessages } from '../words.ts'

/** Attributes of a field that takes a whole number. */
export const entierTape = { autoComplete: 'off', inputMode: 'numeric' } as const

/** Attributes of a field that takes a working time: no keypad of numbers writes its hours, `20/35`. */
export const quotiteTape = { autoComplete: 'off' } as const

/** Attributes of a field that takes a number with a comma. */
export const decimalTape = { autoComplete: 'off', inputMode: 'decimal' } as const

/** Years offered for a departure: from the present one to that of the 72nd birthday. */
export const anneesOffertes = ({ situation }: Cir, aujourdhui: CalendarDate): readonly number[] => {
  const premiere = anneeDe(aujourdhui)
  const derniere = Math.max(premiere, anneeDe(situation.dateNaissance) + 72)
  return Array.from({ length: derniere - premiere + 1 }, (_, rang) => premiere + rang)
}

/** The index once another date is chosen: it follows the date as long as it is the account's. */
export const indiceApres = (
  cir: Cir,
  { dateDepart, indiceMajore }: Pick<HypothesesForm, 'dateDepart' | 'indiceMajore'>,
  date: CalendarDate,
): string => {
  const duCompte = (depart: CalendarDate) => String(indiceDetenu(cir, depart) ?? '')
  return indiceMajore === duCompte(dateDepart) ? duCompte(date) : indiceMajore
}

/** The children once another date is chosen: those of the account are counted again, a number that was typed stays. */
export const enfantsApres = (
  cir: Cir,
  { dateDepart, enfants }: Pick<HypothesesForm, 'dateDepart' | 'enfants'>,
  date: CalendarDate,
): string => {
  const duCompte = (depart: CalendarDate) => String(enfantsElevesAu(cir, depart))
  return enfants === duCompte(dateDepart) ? duCompte(date) : enfants
}

/** What is said of the care of a disabled child at a departure; undefined where it is to be asked for. */
export const aidantDit = (cir: Cir, dateDepart: CalendarDate): string | undefined => {
  const { dejaAnnulee, annuleeA65 } = simulateurMessages.saisie
  const age = annulationSansAide(cir, dateDepart)
  if (age) return dejaAnnulee(dureeEnLettres(age))
  return compteAnnuleA65(cir) ? annuleeA65 : undefined
}
