import { fullLabel, invalidOf } from '../fieldState.ts'
import { errorId, FieldErrors, LabelWords } from '../FieldGroup.tsx'
import { heardAs, labelParts } from '../hint.ts'
import { type CalendarDate, isCalendarDate } from '#rules/calendar/dates.ts'
import { nomsDesMois } from '#rules/format/dates.ts'
import { useId, useState } from 'react'
import { saisieMessages as words } from '../words/saisie.ts'
import '#portal/styles/saisie.css'

const months = nomsDesMois.map((label, rank) => ({ value: String(rank + 1).padStart(2, '0'), label }))

export interface MonthInputProps {
  /** Id of the list of months; that of the years ends with `-annee`. */
  readonly id: string
  readonly legend: string
  readonly hint?: string | undefined
  /** `AAAA-MM-01`, or empty as long as one of both is not chosen. */
  readonly value: string
  /** Years offered, to which that of the value is added. */
  readonly years: readonly number[]
  readonly errors: readonly string[]
  readonly required?: boolean
  readonly onChange: (value: CalendarDate | '') => void
}

const none = { month: '', year: '' }

const partsOf = (value: string) => ({ month: value.slice(5, 7), year: value.slice(0, 4) })

/** The 1st of a month, chosen in two lists: no other day can be. */
export const MonthInput = ({
  id,
  legend,
  hint,
  value,
  years,
  errors,
  required,
  onChange,
}: MonthInputProps) => {
  const legendId = useId()
  const [half, setHalf] = useState(none)
  const shown = value === '' ? half : partsOf(value)
  const choose = (part: Partial<typeof none>) => {
    const next = { ...shown, ...part }
    const whole = next.month !== '' && next.year !== ''
    setHalf(whole ? none : next)
    const first = `${next.year}-${next.month}-01`
    onChange(isCalendarDate(first) ? first : '')
  }
  const faulty = errors.length > 0
  const parts = labelParts(legendId, fullLabel(legend, required), hint)
  const state = {
    className: `fr-select ${faulty ? 'fr-select--error' : ''}`,
    required,
    'aria-invalid': invalidOf(errors, required),
    'aria-describedby': faulty ? errorId(id) : undefined,
  }
  const offered = [...new Set([...years.map(String), ...(shown.year === '' ? [] : [shown.year])])]
  return (
    <fieldset className={`fr-fieldset ${faulty ? 'fr-fieldset--error' : ''}`} {...heardAs(legendId, hint)}>
      <legend className="fr-fieldset__legend fr-fieldset__legend--regular" data-champ={id}>
        <LabelWords parts={parts} />
      </legend>
      <Part
        id={id}
        label={words.mois}
        value={shown.month}
        options={months}
        state={state}
        onChoose={(month) => choose({ month })}
      />
      <Part
        id={`${id}-annee`}
        label={words.annee}
        value={shown.year}
        options={offered.toSorted().map((year) => ({ value: year, label: year }))}
        state={state}
        onChoose={(year) => choose({ year })}
      />
      <FieldErrors id={id} errors={errors} />
    </fieldset>
  )
}

interface PartProps {
  readonly id: string
  readonly label: string
  readonly value: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly state: object
  readonly onChoose: (value: string) => void
}

/** One of both lists, with an empty choice until one is made. */
const Part = ({ id, label, value, options, state, onChoose }: PartProps) => (
  <div className="fr-fieldset__element fr-fieldset__element--inline eap-month__part">
    <label className="fr-label" htmlFor={id}>
      {label}
    </label>
    <select id={id} {...state} value={value} onChange={({ target }) => onChoose(target.value)}>
      {value === '' ? <option value="">{words.choisirPartie}</option> : null}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  </div>
)
