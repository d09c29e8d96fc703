import { weekday } from '#rules/calendar/arithmetic.ts'
import { moisEnLettres, nomsDesJours } from '#rules/format/dates.ts'
import type { KeyboardEvent, RefObject } from 'react'
import { flushSync } from 'react-dom'
import { monthWeeks } from '#rules/calendar/dateChoisie.ts'
import { type CalendarDate, jourDe } from '#rules/calendar/dates.ts'
import { saisieMessages as words } from '../words/saisie.ts'
import { isChoosable, moveBy, type Choosable } from './calendarMove.ts'

/** A cell without a day still has something in it, so that it keeps its place. */
const EMPTY = '\u00A0'

interface CalendarGridProps extends Choosable {
  readonly ref: RefObject<HTMLTableElement | null>
  /** The one day of the tab order. */
  readonly active: CalendarDate
  readonly today: CalendarDate
  readonly selected: CalendarDate | ''
  readonly onMove: (date: CalendarDate) => void
  readonly onChoose: (date: CalendarDate) => void
}

/**
 * Days of a month under the days of the week, as the grid of the APG's date picker: arrows, Home, End and the page keys go
 * from one to another, Enter and Space choose.
 */
export const CalendarGrid = ({
  ref,
  active,
  today,
  selected,
  onMove,
  onChoose,
  ...days
}: CalendarGridProps) => {
  const onKeyDown = (event: KeyboardEvent) => {
    const to = moveBy(event.shiftKey ? `Shift+${event.key}` : event.key, active, days)
    if (to === undefined) return
    event.preventDefault()
    flushSync(() => onMove(to))
    ref.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  }
  return (
    <table ref={ref} role="grid" aria-label={moisEnLettres(active)} className="eap-calendar__grid">
      <thead>
        <tr>
          {nomsDesJours.map((name) => (
            <th key={name} scope="col">
              <span aria-hidden="true">{name.slice(0, 2)}</span>
              <span className="fr-sr-only">{name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {monthWeeks(active).map((week) => (
          <tr key={week.find((day) => day !== undefined)}>
            {week.map((day, rank) =>
              day === undefined ? (
                <td key={`vide-${String(rank)}`}>{EMPTY}</td>
              ) : (
                <Day
                  key={day}
                  day={day}
                  inTabOrder={day === active}
                  isToday={day === today}
                  isSelected={day === selected}
                  enabled={isChoosable(day, days)}
                  onChoose={onChoose}
                  onKeyDown={onKeyDown}
                />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface DayProps {
  readonly day: CalendarDate
  readonly inTabOrder: boolean
  readonly isToday: boolean
  readonly isSelected: boolean
  readonly enabled: boolean
  readonly onChoose: (date: CalendarDate) => void
  readonly onKeyDown: (event: KeyboardEvent) => void
}

/** « lundi 1 mars 2027 »: the figure as it is shown, not « 1er », for who names by voice what they see. */
const nameOf = (day: CalendarDate): string =>
  `${nomsDesJours[weekday(day)]} ${jourDe(day)} ${moisEnLettres(day)}`

const Day = ({ day, inTabOrder, isToday, isSelected, enabled, onChoose, onKeyDown }: DayProps) => {
  const choose = () => {
    if (enabled) onChoose(day)
  }
  return (
    <td
      role="gridcell"
      className="eap-calendar__day"
      tabIndex={inTabOrder ? 0 : -1}
      aria-label={isToday ? words.aujourdhui(nameOf(day)) : nameOf(day)}
      aria-current={isToday ? 'date' : undefined}
      aria-selected={isSelected}
      aria-disabled={enabled ? undefined : true}
      onClick={choose}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return onKeyDown(event)
        event.preventDefault()
        choose()
      }}
    >
      {jourDe(day)}
    </td>
  )
}
