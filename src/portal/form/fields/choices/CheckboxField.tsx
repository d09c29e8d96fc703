import { useField } from 'formik'
import type { ReactNode } from 'react'
import { FieldErrors, LabelWords, stateOf } from '#portal/components/FieldGroup.tsx'
import { fullLabel } from '#portal/components/fieldState.ts'
import { labelParts } from '#portal/components/hint.ts'
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
  const parts = labelParts(id, fullLabel(label, required), hint)
  return (
    <div className={`fr-checkbox-group fr-mb-3w ${errors.length > 0 ? 'fr-checkbox-group--error' : ''}`}>
      <input
        type="checkbox"
        name={name}
        checked={checked ?? false}
        {...stateOf({ id, errors, required, hint })}
        onChange={onChange}
        onBlur={onBlur}
      />
      <label className="fr-label" htmlFor={id}>
        <LabelWords parts={parts} />
      </label>
      <FieldErrors id={id} errors={errors} />
    </div>
  )
}
