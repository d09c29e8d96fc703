import { useId } from 'react'

interface YearSelectProps {
  readonly label: string
  readonly years: readonly number[]
  readonly year: number
  readonly onChange: (year: number) => void
}

/** Choice of a year among several. */
export const YearSelect = ({ label, years, year, onChange }: YearSelectProps) => {
  const id = useId()
  return (
    <div className="fr-select-group eap-year">
      <label className="fr-label" htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className="fr-select"
        value={year}
        onChange={(event) => onChange(Number(event.target.value))}
      >
        {years.map((choice) => (
          <option key={choice} value={choice}>
            {choice}
          </option>
        ))}
      </select>
    </div>
  )
}
