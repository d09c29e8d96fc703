import { Select } from '@codegouvfr/react-dsfr/Select.js'
import { useId, type ReactNode } from 'react'
import { fullLabel, invalidOf, useErrorState } from '../fieldState.ts'
import { heardAs, labelParts } from '../hint.ts'

/** An answer of a list. */
export interface Choice {
  readonly value: string
  readonly label: string
}

interface SelectInputProps {
  /** Its own one when absent. */
  readonly id?: string
  readonly name?: string
  readonly label: string
  readonly hint?: ReactNode
  readonly required?: boolean | undefined
  readonly disabled?: boolean
  readonly errors?: readonly string[] | undefined
  readonly value: string
  readonly options: readonly Choice[]
  readonly autoComplete?: string
  readonly className?: string
  readonly onChange: (value: string) => void
  readonly onBlur?: () => void
}

const noErrors: readonly string[] = []

/** A choice of one among several, that knows nothing of forms. */
export const SelectInput = ({
  label,
  hint,
  disabled = false,
  errors = noErrors,
  options,
  className = '',
  onChange,
  ...select
}: SelectInputProps) => {
  const own = useId()
  const id = select.id ?? own
  const parts = labelParts(id, fullLabel(label, select.required), hint)
  return (
    <Select
      {...useErrorState<HTMLDivElement>(errors)}
      className={className}
      label={parts.label}
      hint={parts.hint}
      disabled={disabled}
      nativeSelectProps={{
        ...select,
        ...heardAs(id, hint),
        id,
        'aria-invalid': invalidOf(errors, select.required),
        onChange: ({ target }) => onChange(target.value),
      }}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </Select>
  )
}
