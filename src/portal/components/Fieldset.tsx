import { useId, type ReactNode } from 'react'
import { LabelWords } from './FieldGroup.tsx'
import { heardAs, labelParts } from './hint.ts'

interface FieldsetProps {
  readonly legend: string
  readonly hint?: string | undefined
  readonly children: ReactNode
}

/** Fields that are read together, under their legend. */
export const Fieldset = ({ legend, hint, children }: FieldsetProps) => {
  const id = useId()
  const parts = labelParts(id, legend, hint)
  return (
    <fieldset className="fr-fieldset" {...heardAs(id, hint)}>
      <legend className="fr-fieldset__legend">
        <LabelWords parts={parts} />
      </legend>
      <div className="fr-fieldset__element">{children}</div>
    </fieldset>
  )
}
