import { Button } from '@codegouvfr/react-dsfr/Button.js'
import { useCallback, useRef, useState } from 'react'
import { typedDate } from '#rules/calendar/dateSaisie.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import { dateEnChiffres } from '#rules/format/dates.ts'
import { interfaceConstants } from '#portal/interfaceConstants.ts'
import { saisieMessages as words } from '../words/saisie.ts'
import { Calendar } from './Calendar.tsx'
import { CalendarPopup } from './CalendarPopup.tsx'
import { LineInput, type LineInputProps } from '../address/LineInput.tsx'
import { PortalModal } from '../PortalModal.tsx'
import '#portal/styles/saisie.css'

export interface DateInputProps extends Omit<LineInputProps, 'autoComplete'> {
  /** Text as typed, `JJ/MM/AAAA`: the rules convert it. */
  readonly value: string
  readonly today: CalendarDate
  /** First day that may be chosen; none when absent. */
  readonly min?: CalendarDate
  /** Last day that may be chosen; today when absent, as past dates have it. */
  readonly max?: CalendarDate
  readonly isDisabled?: (date: CalendarDate) => boolean
  /** `bday` for the person's own birth. */
  readonly autoComplete?: 'bday' | 'off'
}

const none = () => false

/**
 * A date, typed or chosen in a calendar: beside the field on a wide window, in a dialog on a narrow one. On leaving it, a
 * date that is right is shown `JJ/MM/AAAA`, whatever it was typed with.
 */
export const DateInput = ({
  today,
  min,
  max = today,
  isDisabled = none,
  hint = words.dateAide,
  autoComplete = 'off',
  onBlur,
  ...field
}: DateInputProps) => {
  const [shown, setShown] = useState<'popup' | 'dialog'>()
  const owner = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const range = { min, max }
  const hide = useCallback(() => setShown(undefined), [setShown])
  const date = typedDate(field.value, today, range)
  const leave = () => {
    const tidied = date === '' ? field.value : dateEnChiffres(date)
    if (tidied !== field.value) field.onChange(tidied)
    onBlur?.()
  }
  const close = () => {
    // The dialog gives the focus back by itself.
    if (shown === 'popup') opener.current?.focus()
    hide()
  }
  const toggle = () => {
    if (shown) return close()
    const wide = window.matchMedia(`(min-width: ${interfaceConstants.calendarPopupFrom}px)`).matches
    setShown(wide ? 'popup' : 'dialog')
  }
  const calendar = (
    <Calendar
      today={today}
      selected={date}
      range={range}
      isDisabled={isDisabled}
      onChoose={(chosen) => {
        field.onChange(dateEnChiffres(chosen))
        close()
      }}
    />
  )
  return (
    <div ref={owner} className="eap-date">
      <LineInput
        {...field}
        hint={hint}
        autoComplete={autoComplete}
        onBlur={leave}
        inputProps={{ inputMode: 'numeric' }}
      >
        {field.readOnly ? null : (
          <Button
            ref={opener}
            type="button"
            priority="secondary"
            // The icon alone is seen: the words beside it are for who hears them.
            className="fr-icon-calendar-line eap-date__opener"
            disabled={field.disabled ?? false}
            title={words.ouvrirCalendrier(field.label)}
            onClick={toggle}
            nativeButtonProps={{ 'aria-haspopup': 'dialog', 'aria-expanded': shown !== undefined }}
          >
            {words.ouvrirCalendrier(field.label)}
          </Button>
        )}
      </LineInput>
      {shown === 'popup' ? (
        <CalendarPopup owner={owner} onClose={close} onLeave={hide}>
          {calendar}
        </CalendarPopup>
      ) : null}
      <PortalModal open={shown === 'dialog'} onClose={hide} titre={words.calendrier}>
        {calendar}
      </PortalModal>
    </div>
  )
}
