import { useSyncExternalStore, type MouseEvent, type RefObject } from 'react'
import { QuietAlert } from '#portal/components/page/QuietAlert.tsx'
import { saisieMessages } from '#portal/components/words/saisie.ts'
import { formulaireMessages } from './words.ts'
import { useFieldErrors, useFieldId, useFormValues } from './FormContext.ts'
import { fieldNames } from './formErrors.ts'

/** Name of what a form says of its sending, where a page that comes back leads. */
export const ERRORS = 'erreurs'

/** Goes to a field by its id: to the first choice of a group of them. */
export const focusField = (id: string) => {
  const field = document.getElementById(id)
  ;(field?.querySelector('input') ?? field)?.focus()
}

const goTo = (event: MouseEvent, id: string) => {
  event.preventDefault()
  focusField(id)
}

/** The fields that are reproached something, in the order of the page. */
export const useFaultyFields = () => {
  const values = useFormValues<Record<string, unknown>>()
  const errorsOf = useFieldErrors()
  const idOf = useFieldId()
  return fieldNames(values)
    .map((name) => ({ id: idOf(name), sentence: errorsOf(name).join(' ') }))
    .filter(({ sentence }) => sentence !== '')
}

/** Every faulty field, linked; it takes the focus at each refused submission, so it needs no live role. */
export const ErrorSummary = ({ ref }: { readonly ref: RefObject<HTMLDivElement | null> }) => {
  const faulty = useFaultyFields()
  const names = useNames(faulty)
  const idOf = useFieldId()
  if (faulty.length === 0) return null
  return (
    <QuietAlert
      ref={ref}
      id={idOf(ERRORS)}
      niveau="error"
      titre={formulaireMessages.resume(faulty.length)}
      groupe
      className="fr-mb-4w"
    >
      <ul>
        {faulty.map(({ id, sentence }) => (
          <li key={id}>
            <a href={`#${id}`} onClick={(event) => goTo(event, id)}>
              {names[id] ? formulaireMessages.erreurDe(names[id], sentence) : sentence}
            </a>
          </li>
        ))}
      </ul>
    </QuietAlert>
  )
}

/**
 * Label of a field, read off the page, empty without one; of a field made of several lists, the name of the whole: those of
 * its parts are the same in all such fields.
 */
export const labelOf = (id: string): string => {
  const of = CSS.escape(id)
  const label = document.querySelector(`legend[data-champ="${of}"], label[for="${of}"], #${of} > legend`)
  return label?.firstChild?.textContent?.replace(saisieMessages.obligatoire, '').trim() ?? ''
}

const neverChanges = () => () => undefined

/** Labels of the fields that are reproached the same thing: their links would not be told apart. Read off the page. */
const useNames = (
  faulty: readonly { readonly id: string; readonly sentence: string }[],
): Readonly<Record<string, string>> => {
  const shared = faulty
    .filter(({ id, sentence }) => faulty.some((other) => other.id !== id && other.sentence === sentence))
    .map(({ id }) => id)
  const labels = useSyncExternalStore(
    neverChanges,
    () => shared.map(labelOf).join('\n'),
    () => '',
  ).split('\n')
  return Object.fromEntries(shared.map((id, rank) => [id, labels[rank] ?? '']))
}
