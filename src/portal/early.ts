/** What a field holds. */
interface Held {
  readonly value: string
  readonly checked?: boolean
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** What the script of a drawn page keeps of what the person does before the application is there: see vite/boot.js. */
interface Early {
  readonly fields: ReadonlyMap<Field, Held>
  readonly submitted?: HTMLFormElement
  readonly pressed?: HTMLElement
}

declare global {
  interface Window {
    eapEarly?: Early
  }
}

const isTicked = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type)

const setNatively = (field: Field, value: string) =>
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)

/** The application hears what a field held before it was there, as if it came now. */
const repeat = (field: Field, { value, checked }: Held) => {
  if (isTicked(field)) {
    field.checked = checked !== true
    field.click()
    return
  }
  field.value = ''
  // Not through the property that React puts on the field to tell what it wrote itself.
  setNatively(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

/** What the browser put back in the fields of a page that is read again: nothing tells of it. */
const restored = (place: Element): readonly (readonly [Field, Held])[] =>
  [...place.querySelectorAll<Field>('input, textarea, select')]
    .filter((field) => !isTicked(field) && field.value !== '')
    .map((field) => [field, { value: field.value }])

/**
 * What the person did on a drawn page before the application took it over: gives back how to have the application
 * hear of it, once it answers. What was typed comes first, then the form that was sent or the button that was pressed.
 */
export const earlyActs = (place: Element) => {
  const before = restored(place)
  return () => {
    const { fields = [], submitted, pressed } = window.eapEarly ?? {}
    delete window.eapEarly
    for (const [field, held] of new Map([...before, ...fields])) if (field.isConnected) repeat(field, held)
    // Once what was typed is in the form.
    setTimeout(() => {
      if (submitted?.isConnected) submitted.requestSubmit()
      else if (pressed?.isConnected) pressed.click()
    })
  }
}
