import { useFormikContext } from 'formik'
import type { MouseEvent, RefObject } from 'react'
import { formulaireMessages } from '#portal/messages/formulaire.ts'
import { useFieldErrors, useFieldId } from './FormContext.ts'

const goTo = (event: MouseEvent, id: string) => {
  event.preventDefault()
  document.getElementById(id)?.focus()
}

/** Every faulty field, linked; it takes the focus at each refused submission, so it needs no live role. */
export const ErrorSummary = ({ ref }: { readonly ref: RefObject<HTMLDivElement | null> }) => {
  const { values } = useFormikContext<Record<string, unknown>>()
  const errorsOf = useFieldErrors()
  const idOf = useFieldId()
  const faulty = Object.keys(values).filter((name) => errorsOf(name).length > 0)
  if (faulty.length === 0) return null
  return (
    <div ref={ref} tabIndex={-1} className="fr-alert fr-alert--error fr-mb-4w">
      <h3 className="fr-alert__title">{formulaireMessages.resume(faulty.length)}</h3>
      <ul>
        {faulty.map((name) => (
          <li key={name}>
            <a href={`#${idOf(name)}`} onClick={(event) => goTo(event, idOf(name))}>
              {errorsOf(name).join(' ')}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
