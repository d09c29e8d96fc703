import { useField } from 'formik'
import type { ReactNode } from 'react'
import { fullLabel, invalidOf } from '#portal/components/fieldState.ts'
import { heardAs, labelParts } from '#portal/components/hint.ts'
import { useFieldErrors, useFieldId } from '../../FormContext.ts'

interface CheckboxFieldProps {
  readonly name: string
  readonly label: string
  readonly hint?: ReactNode
  /** True where only a yes goes on. */
  readonly required?: boolean
}

/** A yes or a no of a form, no at first. */
export const CheckboxField = ({ name, label, hint, required = false }: CheckboxFieldProps) => {
  const [{ checked, onChange, onBlur }] = useField<boolean>({ name, type: 'checkbox' })
  const [id, errors] = [useFieldId()(name), useFieldErrors()(name)]
  const faulty = errors.length > 0
  const parts = labelParts(id, fullLabel(label, required), hint)
  return (
    <div className={`fr-checkbox-group fr-mb-3w ${faulty ? 'fr-checkbox-group--error' : ''}`}>
      <input
        type="checkbox"
        id={id}
        name={name}
        checked={checked ?? false}
        required={required}
        aria-invalid={invalidOf(errors, required)}
        {...heardAs(id, hint, faulty && `${id}-erreur`)}
        onChange={onChange}
        onBlur={onBlur}
      />
      <label className="fr-label" htmlFor={id}>
        {parts.label}
        {parts.hint === undefined ? null : <span className="fr-hint-text">{parts.hint}</span>}
      </label>
      <div className="fr-messages-group" id={`${id}-erreur`}>
        {errors.map((error) => (
          <p key={error} className="fr-message fr-message--error">
            {error}
          </p>
        ))}
      </div>
    </div>
  )
}
