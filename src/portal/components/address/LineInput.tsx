import type { InputHTMLAttributes, ReactNode, Ref } from 'react'
import { FieldGroup, stateOf } from '../FieldGroup.tsx'

/** What every field of a line of text takes. */
export interface LineInputProps {
  readonly id: string
  readonly name?: string | undefined
  readonly label: string
  readonly hint?: ReactNode
  readonly required?: boolean | undefined
  readonly disabled?: boolean | undefined
  readonly readOnly?: boolean | undefined
  readonly errors?: readonly string[] | undefined
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onBlur?: (() => void) | undefined
  /** Token of the purpose of the field, `off` when none exists. */
  readonly autoComplete: string
}

interface WithInput extends LineInputProps {
  readonly inputRef?: Ref<HTMLInputElement>
  readonly inputProps?: InputHTMLAttributes<HTMLInputElement>
  /** What follows the input on its line. */
  readonly children?: ReactNode
}

const noErrors: readonly string[] = []

/** A line of text with its label, hint and errors, that knows nothing of forms. */
export const LineInput = ({
  label,
  hint,
  errors = noErrors,
  onChange,
  inputRef,
  inputProps,
  children,
  ...input
}: WithInput) => (
  <FieldGroup id={input.id} label={label} hint={hint} required={input.required} errors={errors}>
    <div className="fr-input-wrap eap-line">
      <input
        type="text"
        {...inputProps}
        {...input}
        ref={inputRef}
        className={`fr-input ${errors.length > 0 ? 'fr-input--error' : ''}`}
        onChange={(event) => onChange(event.target.value)}
        {...stateOf(input.id, errors, input.required)}
      />
      {children}
    </div>
  </FieldGroup>
)
