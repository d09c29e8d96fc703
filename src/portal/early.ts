/** What a field holds. */
interface Held {
  readonly value: string
  readonly checked?: boolean
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** What the script of a drawn page keeps of what the person does before the application is there: see vite/boot.js. */
export interface Early {
  readonly fields: Map<Field, Held>
  submitted?: HTMLFormElement | undefined
  pressed?: HTMLElement | undefined
  /** Whether the application is on its way, and how to have it fetched. */
  readonly begun: boolean
  readonly begin: () => void
  /** Part of the page that a script of its own answers for, and how to give it back as it was drawn. */
  ilot?: Element | undefined
  leave?: (() => void) | undefined
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

/** What a field holds as it was drawn. */
const drawnValue = (field: Field) =>
  field instanceof HTMLSelectElement
    ? ([...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0])?.value
    : field.defaultValue

/** What the browser put back in the fields of a page that is read again: nothing tells of it. */
const restored = (place: Element): readonly (readonly [Field, Held])[] =>
  [...place.querySelectorAll<Field>('input, textarea, select')]
    .filter((field) => !isTicked(field) && field.value !== drawnValue(field))
    .map((field) => [field, { value: field.value }])

/**
 * What the person did on a drawn page before the application took it over: gives back how to have the application
 * hear of it, once it answers. What was typed comes first, then the form that was sent or the button that was pressed.
 */
export const earlyActs = (place: Element) => {
  window.eapEarly?.leave?.()
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

/** Puts a part of the page back as it was drawn, with what its fields hold and the focus where it was. */
const giveBack = (place: Element, drawn: readonly Node[], end: () => void) => {
  const held = [...place.querySelectorAll('input')].map(({ name, value }) => ({ name, value }))
  const { activeElement } = document
  const focused = place.contains(activeElement) ? activeElement?.getAttribute('name') : undefined
  end()
  place.replaceChildren(...drawn)
  for (const field of place.querySelectorAll('input')) {
    // Another captcha is coming: the code that was typed is not its own.
    if (field.name !== 'code') field.value = held.find(({ name }) => name === field.name)?.value ?? ''
    if (field.name === focused) field.focus()
  }
}

/**
 * What the person did on a part of a drawn page before a script of its own answers for it: gives back how to have it
 * heard, once it does, and how that script ends when the application takes the page over.
 */
export const islandActs = (place: Element, early: Early, end: () => void) => {
  const before = restored(place)
  const drawn = [...place.childNodes].map((node) => node.cloneNode(true))
  early.leave = () => {
    giveBack(place, drawn, end)
    early.ilot = undefined
    early.leave = undefined
  }
  return () => {
    early.ilot = place
    const within = [...early.fields].filter(([field]) => place.contains(field))
    for (const [field, held] of new Map([...before, ...within])) {
      early.fields.delete(field)
      repeat(field, held)
    }
    const { submitted, pressed } = early
    const inPlace = (element: Element | undefined) => element !== undefined && place.contains(element)
    if (inPlace(submitted)) early.submitted = undefined
    if (inPlace(pressed)) early.pressed = undefined
    // Once what was typed is in the form.
    setTimeout(() => {
      if (inPlace(submitted)) submitted?.requestSubmit()
      else if (inPlace(pressed)) pressed?.click()
    })
  }
}
