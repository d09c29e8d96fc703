import { useLayoutEffect, useRef } from 'react'
import { saisieMessages } from './words/saisie.ts'

/** The label of a field, which says whether it must be filled in. */
export const fullLabel = (label: string, required: boolean | undefined) =>
  required ? `${label} ${saisieMessages.obligatoire}` : label

/**
 * `aria-invalid` of a control. A required one without a fault says so: browsers hold an empty one for invalid from the start,
 * and screen readers would say « saisie invalide » before anything is typed.
 */
export const invalidOf = (errors: readonly string[], required: boolean | undefined): boolean | undefined =>
  errors.length > 0 || (required === true ? false : undefined)

/**
 * The errors of a field, as react-dsfr's components take them. They are no live region here, which they are there: at
 * each refused submission the summary takes the focus and says them already.
 */
export const useErrorState = <Root extends HTMLElement>(errors: readonly string[]) => {
  const ref = useRef<Root>(null)
  useLayoutEffect(() => {
    for (const region of ref.current?.querySelectorAll('[aria-live]') ?? [])
      region.removeAttribute('aria-live')
  })
  return {
    ref,
    state: errors.length > 0 ? 'error' : 'default',
    stateRelatedMessage: errors.length > 0 ? errors.join(' ') : undefined,
  } as const
}
