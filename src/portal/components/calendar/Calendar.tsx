import { moisEnLettres, nomsDesMois } from '#rules/format/dates.ts'
import { Button } from '@codegouvfr/react-dsfr/Button.js'
import { useEffect, useRef, useState } from 'react'
import { addMonths } from '#rules/calendar/arithmetic.ts'
import { monthChoices, yearChoices } from '#rules/calendar/dateChoisie.ts'
import { dateOf, dateParts, daysInMonth } from '#rules/calendar/dates.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import { saisieMessages as words } from '../words/saisie.ts'
import { CalendarGrid } from './CalendarGrid.tsx'
import { SelectInput } from '../choices/SelectInput.tsx'
import { nearest, type Choosable } from './calendarMove.ts'
import { Status } from '../page/Status.tsx'

interface CalendarProps extends Choosable {
  readonly today: CalendarDate
  /** Empty when no date is chosen yet. */
  readonly selected: CalendarDate | ''
  readonly onChoose: (date: CalendarDate) => void
}

/** Years and months that the range leaves. */
const choices = (active: CalendarDate, { range: { min = '0000-01-01', max = active } }: Choosable) => {
  const [year] = dateParts(active)
  return {
    years: yearChoices(max).filter((choice) => choice >= dateParts(min)[0]),
    months: monthChoices(year, max).filter((month) => dateOf(year, month, daysInMonth(year, month)) >= min),
  }
}

/** A month of days to choose from, by mouse and by keyboard. The day that can be reached takes the focus when it opens. */
export const Calendar = ({ today, selected, onChoose, ...days }: CalendarProps) => {
  const [active, setActive] = useState(() => nearest(selected === '' ? today : selected, 1, days))
  const [said, setSaid] = useState('')
  const grid = useRef<HTMLTableElement>(null)
  useEffect(() => {
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  }, [])
  const show = (aim: CalendarDate, told = false) => {
    const next = nearest(aim, aim < active ? -1 : 1, days)
    setActive(next)
    // A list says what it is set to, and a day that takes the focus says its month: a button says neither.
    setSaid(told ? moisEnLettres(next) : '')
  }
  const [year, month] = dateParts(active)
  const { years, months } = choices(active, days)
  return (
    <div>
      <div className="eap-calendar__selects">
        <SelectInput
          label={words.mois}
          value={String(month)}
          options={months.map((choice) => ({ value: String(choice), label: nomsDesMois[choice - 1] ?? '' }))}
          onChange={(choice) => show(addMonths(active, Number(choice) - month))}
        />
        <SelectInput
          label={words.annee}
          value={String(year)}
          options={years.map((choice) => ({ value: String(choice), label: String(choice) }))}
          onChange={(choice) => show(addMonths(active, (Number(choice) - year) * 12))}
        />
      </div>
      <div className="eap-calendar__months">
        <Button
          type="button"
          priority="tertiary no outline"
          size="small"
          iconId="fr-icon-arrow-left-s-line"
          onClick={() => show(addMonths(active, -1), true)}
        >
          {words.moisPrecedent}
        </Button>
        <Button
          type="button"
          priority="tertiary no outline"
          size="small"
          iconId="fr-icon-arrow-right-s-line"
          iconPosition="right"
          onClick={() => show(addMonths(active, 1), true)}
        >
          {words.moisSuivant}
        </Button>
      </div>
      <Status>{said}</Status>
      <CalendarGrid
        ref={grid}
        active={active}
        today={today}
        selected={selected}
        {...days}
        onMove={(day) => {
          setActive(day)
          setSaid('')
        }}
        onChoose={onChoose}
      />
    </div>
  )
}
