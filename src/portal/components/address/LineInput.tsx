import { Input } from '@codegouvfr/react-dsfr/Input.js'
import type { InputHTMLAttributes, ReactNode, Ref } from 'react'
import { fullLabel, invalidOf, useErrorState } from '../fieldState.ts'
import { heardAs, labelParts } from '../hint.ts'

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

interface WithInput extends Omit<LineInputProps, 'autoComplete'> {
  /** Among the attributes of the input when absent. */
  readonly autoComplete?: string
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
}: WithInput) => {
  const parts = labelParts(input.id, fullLabel(label, input.required), hint)
  return (
    <Input
      {...useErrorState<HTMLDivElement>(errors)}
      label={parts.label}
      hintText={parts.hint}
      disabled={input.disabled ?? inputProps?.disabled ?? false}
      classes={{ wrap: 'eap-line' }}
      action={children}
      nativeInputProps={{
        ...inputProps,
        ...input,
        ...heardAs(input.id, hint),
        ref: inputRef,
        'aria-invalid': invalidOf(errors, input.required),
        onChange: ({ target }) => onChange(target.value),
      }}
    />
  )
}
