import type { ReactNode } from 'react'
import { saisieMessages } from '#portal/components/words/saisie.ts'
import { FieldGroup, stateOf } from '#portal/components/FieldGroup.tsx'
import { useTextField } from '../FormContext.ts'

interface SelectFieldProps {
  readonly name: string
  readonly label: string
  readonly hint?: ReactNode
  readonly required?: boolean
  /** It has a value from the start: no empty choice is offered. */
  readonly filled?: boolean
  readonly options: readonly { readonly value: string; readonly label: string }[]
}

/** A choice of one among several of a form, none at first unless it is filled. */
export const SelectField = ({ name, label, hint, required, filled, options }: SelectFieldProps) => {
  const { id, errors, input } = useTextField(name)
  return (
    <FieldGroup id={id} label={label} hint={hint} required={required} errors={errors}>
      <select
        className={`fr-select ${errors.length > 0 ? 'fr-select--error' : ''}`}
        {...input}
        {...stateOf(id, errors, required)}
      >
        {filled ? null : <option value="">{saisieMessages.choisir}</option>}
        {options.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </FieldGroup>
  )
}
