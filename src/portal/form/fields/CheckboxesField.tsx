import { useFormField } from '../FormContext.ts'
import { useId } from 'react'

interface CheckboxesFieldProps {
  readonly name: string
  readonly legend: string
  readonly hint?: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
}

/** Several answers of a list, none of which is asked for. The first has the id of the field. */
export const CheckboxesField = ({ name, legend, hint, options }: CheckboxesFieldProps) => {
  const { id, value: chosen, onChange } = useFormField<readonly string[]>(name)
  const legendId = useId()
  const toggle = (value: string) =>
    onChange(chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value])
  return (
    <fieldset className="fr-fieldset" aria-labelledby={legendId}>
      <legend id={legendId} className="fr-fieldset__legend fr-fieldset__legend--regular">
        {legend}
        {hint === undefined ? null : <span className="fr-hint-text">{hint}</span>}
      </legend>
      {options.map(({ value, label }, rank) => {
        const optionId = rank === 0 ? id : `${id}-${value}`
        return (
          <div key={value} className="fr-fieldset__element">
            <div className="fr-checkbox-group">
              <input
                type="checkbox"
                id={optionId}
                name={name}
                value={value}
                checked={chosen.includes(value)}
                onChange={() => toggle(value)}
              />
              <label className="fr-label" htmlFor={optionId}>
                {label}
              </label>
            </div>
          </div>
        )
      })}
    </fieldset>
  )
}
