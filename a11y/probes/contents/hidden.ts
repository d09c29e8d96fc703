import { still } from '../probe.ts'

/** RGAA 10.8 and 6.1: words that are seen and hidden from screen readers are said beside in another way. */
export const hiddenWords = still('hiddenWords', ['10.8', '6.1'], () => {
  const { isShown, observe } = window.a11yInPage
  const HIDDEN = '[aria-hidden=true]'
  const plain = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '')
  /** All that a screen reader may say of a place: its texts, and the names and descriptions of what stands there. */
  const heard = (place: Element) => {
    const texts = document.createTreeWalker(place, NodeFilter.SHOW_TEXT)
    const said: string[] = []
    for (let node = texts.nextNode(); node; node = texts.nextNode())
      if (!node.parentElement?.closest(HIDDEN)) said.push(node.nodeValue ?? '')
    for (const one of [place, ...place.querySelectorAll('[aria-label],[alt],[title]')])
      if (!one.closest(HIDDEN)) said.push(one.ariaLabel ?? '', one.getAttribute('alt') ?? '')
    return plain(said.join(' '))
  }
  const place = (one: Element) =>
    one.closest('a,button,label') ??
    one.parentElement?.closest('p,li,td,th,dd,dt,figure,fieldset,section,article,form,main') ??
    document.body
  const outermost = [...document.querySelectorAll(HIDDEN)].filter(
    (one) => !one.parentElement?.closest(`${HIDDEN},[inert],svg`) && !one.matches('svg,[inert]'),
  )
  return outermost
    .filter((one) => isShown(one) && one.getBoundingClientRect().width > 1)
    .filter((one) => {
      const words = (one as HTMLElement).innerText?.match(/[\p{L}\p{N}]{2,}/gu)
      if (!words) return false
      const said = heard(place(one))
      return words.some((word) => !said.includes(plain(word)))
    })
    .map((one) =>
      observe(
        one,
        'Ces mots se voient, et aucun lecteur d’écran ne les dit.',
        one.closest('a[href]') ? '6.1' : '10.8',
      ),
    )
})
