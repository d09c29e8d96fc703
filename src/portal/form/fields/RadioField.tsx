import { Field } from 'formik'
import { useId } from 'react'
import { saisieMessages } from '#portal/components/words/saisie.ts'
import { useFieldErrors, useFieldId } from '../FormContext.ts'

interface RadioFieldProps {
  readonly name: string
  readonly legend: string
  readonly hint?: string
  /** False where an answer is always chosen: it need not be asked for. */
  readonly required?: boolean
  readonly options: readonly {
    readonly value: string
    readonly label: string
    /** What an answer supposes, said below it. */
    readonly hint?: string
  }[]
}

/** One answer among a few, all of them visible; one must be chosen. The first has the id of the field. */
export const RadioField = ({ name, legend, hint, required = true, options }: RadioFieldProps) => {
  const id = useFieldId()(name)
  const errors = useFieldErrors()(name)
  const [legendId, errorId] = [useId(), useId()]
  const faulty = errors.length > 0
  return (
    <fieldset
      className={`fr-fieldset ${faulty ? 'fr-fieldset--error' : ''}`}
      aria-labelledby={faulty ? `${legendId} ${errorId}` : legendId}
    >
      <legend id={legendId} className="fr-fieldset__legend fr-fieldset__legend--regular">
        {required ? `${legend} ${saisieMessages.obligatoire}` : legend}
        {hint === undefined ? null : <span className="fr-hint-text">{hint}</span>}
      </legend>
      {options.map(({ value, label, hint: supposes }, rank) => (
        <div key={value} className="fr-fieldset__element">
          <div className="fr-radio-group">
            <Field
              type="radio"
              name={name}
              value={value}
              id={rank === 0 ? id : `${id}-${value}`}
              required={required}
              aria-invalid={faulty || undefined}
              aria-describedby={faulty ? errorId : undefined}
            />
            <label className="fr-label" htmlFor={rank === 0 ? id : `${id}-${value}`}>
              {label}
              {supposes === undefined ? null : <span className="fr-hint-text">{supposes}</span>}
            </label>
          </div>
        </div>
      ))}
      <div id={errorId} className="fr-messages-group">
        {errors.map((error) => (
          <p key={error} className="fr-message fr-message--error">
            {error}
          </p>
        ))}
      </div>
    </fieldset>
  )
}
