/** What the script of a drawn page keeps of what the person does before the application is there: see vite/boot.js. */
interface Early {
  readonly submitted?: HTMLFormElement
  readonly pressed?: HTMLElement
}

declare global {
  interface Window {
    eapEarly?: Early
  }
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const isTicked = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type)

const isFilled = (field: Field) =>
  isTicked(field) ? field.checked !== field.defaultChecked : field.value !== ''

const setNatively = (field: Field, value: string) =>
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)

/** The application hears what a field held before it was there, as if it were typed now. */
const typeAgain = (field: Field, value: string) => {
  field.value = ''
  // Not through the property that React puts on the field to tell what it wrote itself.
  setNatively(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

/**
 * What the person did on a drawn page before the application took it over: gives back how to have the application
 * hear of it, once it answers. What was typed comes first, then the form that was sent or the button that was pressed.
 */
export const earlyActs = (place: Element) => {
  const fields = [...place.querySelectorAll<Field>('input, textarea, select')].map(
    (field) => [field, isFilled(field), field.value] as const,
  )
  return () => {
    // Taking over takes a while, in which the person goes on.
    for (const [field, wasFilled, value] of fields) {
      if (!wasFilled && !isFilled(field)) continue
      if (!isTicked(field)) typeAgain(field, field.value || value)
      else {
        field.checked = field.defaultChecked
        field.click()
      }
    }
    const { submitted, pressed } = window.eapEarly ?? {}
    delete window.eapEarly
    // Once what was typed is in the form.
    setTimeout(() => {
      if (submitted?.isConnected) submitted.requestSubmit()
      else if (pressed?.isConnected) pressed.click()
    })
  }
}
