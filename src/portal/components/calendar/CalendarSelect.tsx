import { useId } from 'react'

interface CalendarSelectProps {
  readonly label: string
  readonly value: number
  readonly choices: readonly number[]
  readonly nameOf: (choice: number) => string
  readonly onChange: (choice: number) => void
}

/** The month or the year that a calendar shows. */
export const CalendarSelect = ({ label, value, choices, nameOf, onChange }: CalendarSelectProps) => {
  const id = useId()
  return (
    <div className="fr-select-group">
      <label className="fr-label" htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className="fr-select"
        value={value}
        onChange={(event) => onChange(Number(event.target.value))}
      >
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {nameOf(choice)}
          </option>
        ))}
      </select>
    </div>
  )
}
