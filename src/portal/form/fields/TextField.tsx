import type { InputHTMLAttributes, ReactNode } from 'react'
import { FieldGroup, stateOf } from '#portal/components/FieldGroup.tsx'
import { useTextField } from '../FormContext.ts'

export interface TextFieldProps {
  readonly name: string
  readonly label: string
  readonly hint?: ReactNode
  readonly required?: boolean
  /** Attributes of the input: autocomplete, capitals, whether it is masked on a shared screen… */
  readonly inputProps?: InputHTMLAttributes<HTMLInputElement> & { readonly 'data-masque'?: '' }
}

/** A line of text of a form. */
export const TextField = ({ name, label, hint, required, inputProps }: TextFieldProps) => {
  const { id, errors, input } = useTextField(name)
  return (
    <FieldGroup id={id} label={label} hint={hint} required={required} errors={errors}>
      <input
        type="text"
        className={`fr-input ${errors.length > 0 ? 'fr-input--error' : ''}`}
        {...inputProps}
        {...input}
        {...stateOf(id, errors, required)}
      />
    </FieldGroup>
  )
}
