import { addDays, addMonths, weekday } from '#rules/calendar/arithmetic.ts'
import { findEnabled } from '#rules/calendar/dateChoisie.ts'
import { type DateRange, isWithin } from '#rules/calendar/dates.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import { interfaceConstants } from '#portal/interfaceConstants.ts'

/** Days that may be chosen. */
export interface Choosable {
  readonly range: DateRange
  readonly isDisabled: (date: CalendarDate) => boolean
}

/** Whether a day may be chosen. */
export const isChoosable = (date: CalendarDate, { range, isDisabled }: Choosable): boolean =>
  isWithin(date, range) && !isDisabled(date)

/** The choosable day nearest to one that is aimed at, first in the direction of the move; the aim itself when none is. */
export const nearest = (aim: CalendarDate, step: 1 | -1, days: Choosable): CalendarDate => {
  const { min = aim, max = aim } = days.range
  const inside = aim < min ? min : aim > max ? max : aim
  const isEnabled = (date: CalendarDate) => isChoosable(date, days)
  const limit = interfaceConstants.calendarSearchDays
  const back = step === 1 ? -1 : 1
  return findEnabled(inside, step, isEnabled, limit) ?? findEnabled(inside, back, isEnabled, limit) ?? inside
}

type Move = readonly [aim: (from: CalendarDate) => CalendarDate, step: 1 | -1]

const moves: Readonly<Record<string, Move>> = {
  ArrowLeft: [(from) => addDays(from, -1), -1],
  ArrowRight: [(from) => addDays(from, 1), 1],
  ArrowUp: [(from) => addDays(from, -7), -1],
  ArrowDown: [(from) => addDays(from, 7), 1],
  Home: [(from) => addDays(from, -weekday(from)), 1],
  End: [(from) => addDays(from, 6 - weekday(from)), -1],
  PageUp: [(from) => addMonths(from, -1), -1],
  PageDown: [(from) => addMonths(from, 1), 1],
  'Shift+PageUp': [(from) => addMonths(from, -12), -1],
  'Shift+PageDown': [(from) => addMonths(from, 12), 1],
}

/** Where a key leads from a day of the calendar; `undefined` when the key does not move. */
export const moveBy = (key: string, from: CalendarDate, days: Choosable): CalendarDate | undefined => {
  const move = moves[key]
  return move && nearest(move[0](from), move[1], days)
}
