import type { ReactNode } from 'react'
import { identiteMessages as words } from '#portal/components/words/identite.ts'
import { TextField } from './TextField.tsx'

interface ConfirmedFieldProps {
  readonly name: string
  readonly label: string
  readonly hint?: ReactNode
  readonly type?: 'email' | 'tel' | 'text'
  readonly autoComplete: string
  /** A value that may be left empty, with its confirmation, when false. */
  readonly required?: boolean
}

/**
 * A value and its confirmation, whose name is that of the value followed by `Confirmation`. The schema of the form gives both the error `compareAvec` while they differ: mending
 * either clears both.
 */
export const ConfirmedField = ({
  name,
  label,
  hint,
  type = 'text',
  autoComplete,
  required = true,
}: ConfirmedFieldProps) => {
  const inputProps = { type, autoComplete, spellCheck: false, autoCapitalize: 'none' } as const
  return (
    <>
      <TextField name={name} label={label} hint={hint} required={required} inputProps={inputProps} />
      <TextField
        name={`${name}Confirmation`}
        label={words.confirmer(label)}
        required={required}
        inputProps={inputProps}
      />
    </>
  )
}
