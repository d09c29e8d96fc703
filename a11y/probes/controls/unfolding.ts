import type { ElementHandle, Locator } from '@playwright/test'
import { holds, type Observation, type Probe, still, whateverTheColours } from '../probe.ts'

/** RGAA 7.1: a dialog has a name. */
export const dialogNames = still('dialogNames', ['7.1'], () => {
  const { isShown, observe } = window.a11yInPage
  const named = (dialog: Element) =>
    Boolean(
      dialog.ariaLabel?.trim() ||
      (dialog.getAttribute('aria-labelledby') ?? '')
        .split(' ')
        .some((id) => document.getElementById(id)?.textContent?.trim()),
    )
  return [...document.querySelectorAll('dialog,[role=dialog],[role=alertdialog]')]
    .filter((dialog) => isShown(dialog) && !named(dialog))
    .map((dialog) => observe(dialog, 'Ce dialogue n’a pas de nom.'))
})

/** Frames in which a state is written after a press: a tenth of what anyone waits for an answer. */
const FRAMES = 12

/** Whether what was pressed says another state, or has left; looked at from frame to frame, on a slow machine as on a quick one. */
const changes = (pressed: ElementHandle<Element>, before: string | null): Promise<boolean> =>
  pressed.evaluate(
    async (element, [state, most]) => {
      const same = () => element.isConnected && element.getAttribute('aria-expanded') === state
      for (let frame = 0; frame < most && same(); frame += 1) await new Promise(requestAnimationFrame)
      return !same()
    },
    [before, FRAMES] as const,
  )

const lies = async (button: Locator): Promise<Observation | undefined> => {
  const pressed = (await button.elementHandle()) as ElementHandle<Element>
  const before = await pressed.getAttribute('aria-expanded')
  const told = await pressed.evaluate((element) => window.a11yInPage.observe(element, ''))
  await pressed.press('Enter')
  // Where the press led to another page, nothing is left to say of this one.
  const changed = await changes(pressed, before).catch(() => true)
  return changed ? undefined : { ...told, message: 'L’état déplié ne change pas quand on s’en sert.' }
}

/** RGAA 7.1: what unfolds says so, and says so no more once folded. */
export const unfolding: Probe = {
  id: 'unfolding',
  criteria: ['7.1'],
  applies: (look) => whateverTheColours(look) && look.width === 1280,
  moves: 'elsewhere',
  run: async (page, { first }) => {
    if (!(await holds(page, 'button[aria-expanded]'))) return []
    // What stands behind a modal dialog hears nothing.
    const modal = page.locator('dialog:modal')
    const place = (await modal.count()) > 0 ? modal.last() : page.locator('body')
    const buttons = place.locator('button[aria-expanded]:visible:enabled')
    const found: Observation[] = []
    for (let rank = 0; rank < Math.min(await buttons.count(), 4); rank += 1) {
      const button = buttons.nth(rank)
      if (!first(`unfolding ${await button.evaluate((element) => window.a11yInPage.look(element))}`)) continue
      const said = await lies(button)
      if (said) found.push(said)
    }
    return found
  },
}
