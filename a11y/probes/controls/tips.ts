import { type Observation, type Probe, whateverTheColours } from '../probe.ts'

/** What a script shows as these controls are pointed at or take the focus, and that Escape leaves there. */
const lasting = async (all: readonly number[]): Promise<readonly Observation[]> => {
  const { isShown, observe, stops } = window.a11yInPage
  const controls = stops()
  const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  const floats = (one: Element) => /absolute|fixed/.test(getComputedStyle(one).position)
  const tell = (control: Element, names: readonly string[]) => {
    for (const name of names)
      control.dispatchEvent(new PointerEvent(name, { bubbles: /over|out/.test(name), pointerType: 'mouse' }))
  }
  const found: Observation[] = []
  for (const rank of all) {
    const control = controls[rank]
    if (!control) continue
    const changed = new Set<Element>()
    const observer = new MutationObserver((records) => {
      for (const { target, addedNodes } of records)
        for (const node of [target, ...addedNodes]) if (node instanceof Element) changed.add(node)
    })
    observer.observe(document.body, { subtree: true, childList: true, attributes: true })
    tell(control, ['pointerover', 'pointerenter', 'mouseover', 'mouseenter'])
    control.focus()
    await drawn()
    observer.disconnect()
    const tips = [...changed].filter(
      (one) =>
        isShown(one) &&
        floats(one) &&
        // What is said to the ear alone is in a box of one pixel.
        one.getBoundingClientRect().width > 1 &&
        !one.contains(control) &&
        Boolean(one.textContent?.trim()),
    )
    if (tips.length > 0) {
      control.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
      await drawn()
      for (const tip of tips.filter(isShown))
        found.push(observe(tip, 'Cette bulle reste quand on appuie sur Échap.'))
    }
    tell(control, ['pointerout', 'pointerleave', 'mouseout', 'mouseleave'])
    control.blur()
  }
  return found
}

/** RGAA 10.13: what comes under the pointer or with the focus can be sent away by Escape; once where controls look the same. */
export const tips: Probe = {
  id: 'tips',
  criteria: ['10.13'],
  applies: (look) => whateverTheColours(look) && look.width === 1280,
  moves: 'inside',
  run: async (page, { first }) => {
    const looks = await page.evaluate(() => {
      const { look, stops } = window.a11yInPage
      // A field that is left may say that it is empty: it is not gone into.
      return stops().map((one) => (one.matches('input,select,textarea') ? undefined : look(one)))
    })
    const fresh = looks.flatMap((look, rank) => (look !== undefined && first(`bulle ${look}`) ? [rank] : []))
    return fresh.length === 0 ? [] : page.evaluate(lasting, fresh)
  },
}
