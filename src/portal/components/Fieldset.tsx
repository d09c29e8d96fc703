import { useId, type ReactNode } from 'react'

interface FieldsetProps {
  readonly legend: string
  readonly hint?: string | undefined
  readonly children: ReactNode
}

/** Fields that are read together, under their legend. */
export const Fieldset = ({ legend, hint, children }: FieldsetProps) => {
  const id = useId()
  return (
    <fieldset className="fr-fieldset" aria-labelledby={id}>
      <legend className="fr-fieldset__legend" id={id}>
        {legend}
        {hint === undefined ? null : <span className="fr-hint-text">{hint}</span>}
      </legend>
      <div className="fr-fieldset__element">{children}</div>
    </fieldset>
  )
}
