import type { ReactNode, TextareaHTMLAttributes } from 'react'
import { Status } from '#portal/components/page/Status.tsx'
import { useAfterPause } from '#portal/components/useAfterPause.ts'
import { interfaceConstants } from '#portal/interfaceConstants.ts'
import { saisieMessages } from '#portal/components/words/saisie.ts'
import { FieldGroup, stateOf } from '#portal/components/FieldGroup.tsx'
import { useTextField } from '../FormContext.ts'
import '#portal/styles/form.css'

interface TextAreaFieldProps {
  readonly name: string
  readonly label: string
  readonly hint?: ReactNode
  readonly required?: boolean
  /** Most characters that the text may have: those that are left are told, and more can be typed. */
  readonly maximum: number
  readonly inputProps?: TextareaHTMLAttributes<HTMLTextAreaElement>
}

/** From how many characters left on they are said. */
const NEAR = 200

/** Lines of text that are shown; where the browser can, the style sheet counts those that wrap too. */
const rowsOf = (text: string) => {
  const { textAreaRows, textAreaRowsMost } = interfaceConstants
  return Math.min(Math.max(text.split('\n').length, textAreaRows), textAreaRowsMost)
}

/**
 * Several lines of text of a form, with the characters that are left: heard at a pause, and only when few are, or too many.
 * The field is described by its maximum alone: Orca says a description again each time that it changes, hint included.
 */
export const TextAreaField = ({ name, label, hint, required, maximum, inputProps }: TextAreaFieldProps) => {
  const { id, errors, input } = useTextField(name)
  const maximumId = `${id}-maximum`
  const left = maximum - input.value.trim().length
  const words = left < 0 ? saisieMessages.caracteresEnTrop(-left) : saisieMessages.caracteresRestants(left)
  // What the field is reproached is said already: this would be a second message of one pause.
  const heard = errors.length === 0
  return (
    <FieldGroup id={id} label={label} hint={hint} required={required} errors={errors}>
      <textarea
        rows={rowsOf(input.value)}
        className={`fr-input eap-textarea ${errors.length > 0 ? 'fr-input--error' : ''}`}
        {...inputProps}
        {...input}
        {...stateOf({ id, errors, required, hint }, maximumId)}
      />
      <p className="fr-hint-text fr-mt-1w fr-mb-0">
        <span id={maximumId}>{saisieMessages.caracteresAuPlus(maximum)}</span>{' '}
        {input.value === '' ? null : words}
      </p>
      <Status>{useAfterPause(heard && left >= 0 && left <= NEAR ? words : '')}</Status>
      <Status alerte>{useAfterPause(heard && left < 0 ? words : '')}</Status>
    </FieldGroup>
  )
}
