import type { InputHTMLAttributes, ReactNode } from 'react'
import { LineInput } from '#portal/components/address/LineInput.tsx'
import { useFormField } from '../FormContext.ts'

export interface TextFieldProps {
  readonly name: string
  readonly label: string
  readonly hint?: ReactNode
  readonly required?: boolean
  /** Attributes of the input: autocomplete, capitals, whether it is masked on a shared screen… */
  readonly inputProps?: InputHTMLAttributes<HTMLInputElement> & {
    readonly 'data-masque'?: ''
    readonly 'data-premier-focus'?: ''
  }
}

/** A line of text of a form. */
export const TextField = ({ name, ...field }: TextFieldProps) => (
  <LineInput {...useFormField<string>(name)} {...field} />
)
