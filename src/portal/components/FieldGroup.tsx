import type { ReactNode } from 'react'
import { invalidOf } from './fieldState.ts'
import { saisieMessages } from './words/saisie.ts'

interface FieldGroupProps {
  readonly id: string
  readonly label: string
  readonly hint?: ReactNode
  readonly required?: boolean | undefined
  readonly errors: readonly string[]
  readonly className?: string
  readonly children: ReactNode
}

const errorId = (id: string) => `${id}-erreur`

/** Attributes by which a control says its state, whatever it is. */
export const stateOf = (id: string, errors: readonly string[], required: boolean | undefined) => ({
  id,
  required,
  'aria-invalid': invalidOf(errors, required),
  'aria-describedby': errors.length > 0 ? errorId(id) : undefined,
})

/**
 * Label, hint, control and errors of a field, in DSFR's markup. The errors have no live role: at each refused
 * submission the summary takes the focus and says them already.
 */
export const FieldGroup = ({
  id,
  label,
  hint,
  required,
  errors,
  className = '',
  children,
}: FieldGroupProps) => (
  <div className={`fr-input-group ${errors.length > 0 ? 'fr-input-group--error' : ''} ${className}`}>
    <label className="fr-label" htmlFor={id}>
      {required ? `${label} ${saisieMessages.obligatoire}` : label}
      {hint === undefined ? null : <span className="fr-hint-text">{hint}</span>}
    </label>
    {children}
    <div className="fr-messages-group" id={errorId(id)}>
      {errors.map((error) => (
        <p key={error} className="fr-message fr-message--error">
          {error}
        </p>
      ))}
    </div>
  </div>
)
