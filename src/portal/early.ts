import { startTransition } from 'react'
import { flushSync } from 'react-dom'

/** What a field holds. */
interface Held {
  readonly value: string
  readonly checked?: boolean
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** What the person did: typed in a field, sent a form, or pressed a button. The last one of each element is kept. */
type Act =
  | { readonly on: Field; readonly held: Held }
  | { readonly on: HTMLFormElement; readonly by: HTMLElement | null }
  | { readonly on: HTMLButtonElement }

/** What the script of a drawn page keeps of what the person does before the application is there: see vite/boot.js. */
export interface Early {
  acts: readonly Act[]
  /** Whether the application is on its way, and how to have it fetched. */
  readonly begun: boolean
  readonly begin: () => void
  /** Lets the forms that work without the application go by themselves: it does not come. */
  readonly release: () => void
  /** Fetches what the page that signing in leads to needs, unless the person spares their data. */
  readonly ahead: () => void
  /** Part of the page that a script of its own answers for, and how to give it back as it was drawn. */
  ilot?: Element | undefined
  leave?: (() => void) | undefined
}

declare global {
  interface Window {
    eapEarly?: Early | undefined
  }
}

const isTicked = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type)

const setNatively = (field: Field, value: string) =>
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)

/** The application hears what a field held before it was there, as if it came now. */
const fill = (field: Field, { value, checked }: Held) => {
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
const restored = (place: Element): readonly Act[] =>
  [...place.querySelectorAll<Field>('input, textarea, select')]
    .filter((field) => !isTicked(field) && field.value !== drawnValue(field))
    .map((field) => ({ on: field, held: { value: field.value } }))

const nameOf = (element: Element) =>
  [element.getAttribute('name'), element.ariaLabel, element.textContent].join('|')

/** How to find an element again, or the same of a page that was drawn anew: by its name, and its rank among its like. */
const finder = <E extends Element>(place: Element, element: E): (() => E | undefined) => {
  const name = nameOf(element)
  const alike = () =>
    [...place.querySelectorAll<E>(element.localName)].filter((other) => nameOf(other) === name)
  const rank = alike().indexOf(element)
  return () => (element.isConnected ? element : alike()[rank])
}

/** Has an act heard again, and gives what it was done on, if it is still there. */
type Again = () => HTMLElement | undefined

const again = (place: Element, act: Act): Again => {
  if ('held' in act) {
    const find = finder(place, act.on)
    return () => {
      const field = find()
      if (field) fill(field, act.held)
      return field
    }
  }
  const find = finder(place, act.on)
  return () => {
    const found = find()
    if (found instanceof HTMLFormElement)
      found.requestSubmit('by' in act && act.by?.isConnected ? act.by : null)
    else found?.click()
    return found
  }
}

/** Where what has the focus is taken away by what was done on another element (a row, by a filter), gives it to that one. */
const keepFocus = (from: Element, to: HTMLElement) => {
  const look = () => {
    if (from.isConnected) return
    watch.disconnect()
    if (document.activeElement === document.body) to.focus()
  }
  const watch = new MutationObserver(look)
  watch.observe(document.body, { childList: true, subtree: true })
  addEventListener('focusin', () => watch.disconnect(), { once: true })
  look()
}

/** One after the other: each finds the page as the one before left it. */
const repeat = async (acts: readonly Again[]) => {
  for (const act of acts) {
    const { activeElement } = document
    const on = flushSync(act)
    if (on && activeElement) keepFocus(activeElement, on)
    await new Promise((done) => setTimeout(done))
  }
}

/** What the application tells of a page that it takes over: it is shown, before any of its effects; they are done. */
export interface Moments {
  readonly shown: () => void
  readonly done: () => void
}

/**
 * Has the application answer for a drawn page, and hear what the person did before it was there, in the order they did
 * it. `show` is done bit by bit, so that the page still answers meanwhile, and calls what it is given at its moments. A
 * press is kept until the effects are done, heard after, and never both.
 */
export const succeed = (place: Element, show: (moments: Moments) => void) => {
  window.eapEarly?.leave?.()
  const acts = window.eapEarly?.acts ?? []
  const before = restored(place).filter(({ on }) => acts.every((act) => act.on !== on))
  const known = [...before, ...acts].map((act) => ({ on: act.on, repeated: again(place, act) }))
  let focus = finder(place, document.activeElement ?? place)
  const shown = () => {
    const { activeElement } = document
    if (activeElement && place.contains(activeElement)) focus = finder(place, activeElement)
  }
  const done = () => {
    const later = (window.eapEarly?.acts ?? []).filter((act) => !acts.includes(act))
    delete window.eapEarly
    const focused = focus()
    if (focused instanceof HTMLElement && place.contains(focused)) focused.focus()
    const still = known.filter(({ on }) => later.every((act) => act.on !== on))
    void repeat([...still.map(({ repeated }) => repeated), ...later.map((act) => again(place, act))])
  }
  startTransition(() => show({ shown, done }))
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
 * The same of a part of a drawn page that a script of its own answers for. `show` gives how that script ends, when the
 * application takes the page over; what was done elsewhere waits for it.
 */
export const succeedIn = (place: Element, early: Early, show: () => () => void) => {
  const drawn = [...place.childNodes].map((node) => node.cloneNode(true))
  const within = early.acts.filter(({ on }) => place.contains(on))
  const before = restored(place).filter(({ on }) => within.every((act) => act.on !== on))
  const todo = [...before, ...within].map((act) => again(place, act))
  const end = flushSync(show)
  early.acts = early.acts.filter((act) => !within.includes(act))
  early.ilot = place
  early.leave = () => {
    giveBack(place, drawn, end)
    early.ilot = undefined
    early.leave = undefined
  }
  void repeat(todo)
}
