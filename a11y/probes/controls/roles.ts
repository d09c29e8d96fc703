import { still } from '../probe.ts'

/** RGAA 7.1 and 7.3: what the keyboard stops on or the pointer presses has a role, and a key. */
export const rolesOfControls = still('rolesOfControls', ['7.1', '7.3', '13.11'], () => {
  const { isShown, observe } = window.a11yInPage
  const NATIVE =
    'a[href],button,input,select,textarea,summary,audio,video,iframe,label,option,[contenteditable=true]'
  /** What React was told of an element, which the document does not show. */
  const handlers = (element: Element): Readonly<Record<string, unknown>> => {
    const key = Object.keys(element).find((name) => name.startsWith('__reactProps$'))
    return key === undefined
      ? {}
      : ((element as unknown as Record<string, Readonly<Record<string, unknown>>>)[key] ?? {})
  }
  const hears = (element: Element, name: string) =>
    element.hasAttribute(name.toLowerCase()) || typeof handlers(element)[name] === 'function'
  const REGION = 'section[aria-label],section[aria-labelledby],form[aria-label],main,nav,aside'
  const generic = (element: Element) =>
    !element.matches(`${NATIVE},${REGION}`) && !element.getAttribute('role')
  const all = [...document.body.querySelectorAll<HTMLElement>('*')].filter(isShown)
  const cursor = (one: Element | null) => (one ? getComputedStyle(one).cursor : '')
  /** Shows a hand of its own, wherever its click is heard: frameworks hear them all at the top of the page. */
  const pointed = (one: Element) =>
    cursor(one) === 'pointer' &&
    cursor(one.parentElement) !== 'pointer' &&
    generic(one) &&
    !one.querySelector(NATIVE) &&
    !one.closest(`${NATIVE},[role],[aria-disabled=true]`)
  return [
    ...all
      .filter((one) => one.tabIndex >= 0 && one.hasAttribute('tabindex') && generic(one))
      .map((one) => observe(one, 'Le clavier s’arrête ici, où il n’y a pas de rôle.', '7.1')),
    ...all
      .filter(
        (one) =>
          one.matches('[role=button],[role=link],[role=checkbox],[role=switch],[role=tab]') &&
          !one.matches(NATIVE),
      )
      .filter(
        (one) =>
          !one.hasAttribute('tabindex') &&
          one.ariaDisabled !== 'true' &&
          !one.closest('[aria-activedescendant]'),
      )
      .map((one) => observe(one, 'Ce rôle promet un arrêt du clavier, qui n’y vient pas.', '7.1', '7.3')),
    ...all
      .filter(
        (one) => one.matches('a:not([href],[role],[aria-disabled])') && /\p{L}/u.test(one.textContent ?? ''),
      )
      .map((one) => observe(one, 'Ce lien n’a pas d’adresse : le clavier ne s’y arrête pas.', '7.3')),
    ...all
      .filter(
        (one) =>
          hears(one, 'onClick') &&
          generic(one) &&
          one.tabIndex < 0 &&
          !one.querySelector(NATIVE) &&
          !one.closest(NATIVE),
      )
      .map((one) => observe(one, 'Ce qui s’active à la souris n’a pas de touche.', '7.3')),
    ...all
      .filter(pointed)
      .map((one) => observe(one, 'La main du pointeur promet un clic, que le clavier n’a pas.', '7.3')),
    ...all
      .filter(
        (one) =>
          ['onMouseOver', 'onMouseEnter', 'onPointerOver', 'onPointerEnter'].some((name) =>
            hears(one, name),
          ) &&
          !['onFocus', 'onClick', 'onKeyDown'].some((name) => hears(one, name)) &&
          one.tabIndex < 0 &&
          !one.querySelector(NATIVE) &&
          !one.closest(NATIVE),
      )
      .map((one) => observe(one, 'Ce qui répond au survol ne répond pas au clavier.', '7.3')),
    ...all
      .filter(
        (one) =>
          ['onMouseDown', 'onPointerDown', 'onTouchStart'].some((name) => hears(one, name)) &&
          !hears(one, 'onClick') &&
          one.matches(`${NATIVE},[role]`),
      )
      .map((one) => observe(one, 'L’action part dès l’appui : on ne peut plus la retenir.', '13.11')),
  ]
})
