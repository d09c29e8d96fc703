import type { ReactNode } from 'react'
import { fullLabel, invalidOf } from './fieldState.ts'
import { heardAs, labelParts } from './hint.ts'

interface FieldGroupProps {
  readonly id: string
  readonly label: string
  readonly hint?: ReactNode
  readonly required?: boolean | undefined
  readonly errors: readonly string[]
  readonly className?: string
  readonly children: ReactNode
}

/** Id of what is wrong with a field. */
export const errorId = (id: string) => `${id}-erreur`

type Field = Pick<FieldGroupProps, 'id' | 'errors' | 'required' | 'hint'>

/** Attributes by which a control says its state and its hint, whatever it is; ids of what else describes it. */
export const stateOf = (
  { id, errors, required, hint }: Field,
  ...described: readonly (string | undefined)[]
) => ({
  id,
  required,
  'aria-invalid': invalidOf(errors, required),
  ...heardAs(id, hint, errors.length > 0 && errorId(id), ...described),
})

/** A label, and its hint where it has one. */
export const LabelWords = ({ parts }: { readonly parts: ReturnType<typeof labelParts> }) => (
  <>
    {parts.label}
    {parts.hint === undefined ? null : <span className="fr-hint-text">{parts.hint}</span>}
  </>
)

interface FieldErrorsProps extends Pick<FieldGroupProps, 'id' | 'errors'> {
  /** What is said there besides. */
  readonly children?: ReactNode
}

/** What is wrong with a field, where `stateOf` says that it is. */
export const FieldErrors = ({ id, errors, children }: FieldErrorsProps) => (
  <div className="fr-messages-group" id={errorId(id)}>
    {children}
    {errors.map((error) => (
      <p key={error} className="fr-message fr-message--error">
        {error}
      </p>
    ))}
  </div>
)

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
}: FieldGroupProps) => {
  const parts = labelParts(id, fullLabel(label, required), hint)
  return (
    <div className={`fr-input-group ${errors.length > 0 ? 'fr-input-group--error' : ''} ${className}`}>
      <label className="fr-label" htmlFor={id}>
        <LabelWords parts={parts} />
      </label>
      {children}
      <FieldErrors id={id} errors={errors} />
    </div>
  )
}
