import type { Page } from '@playwright/test'
import { holds, type Observation, type Probe, whateverTheColours } from '../probe.ts'

const KEYS = [...'abcdefghijklmnopqrstuvwxyz0123456789?/.,;!']

/** Presses after which a key is known to act. */
const REPEATS = 4

/** RGAA 12.10: no key that writes a character does anything when nothing is being written. */
export const oneKey: Probe = {
  id: 'oneKey',
  criteria: ['12.10'],
  applies: (look) => look.whole && whateverTheColours(look) && look.width === 1280,
  moves: 'elsewhere',
  run: async (page) => {
    await page.evaluate(() => {
      const active = document.activeElement
      if (active instanceof HTMLElement) active.blur()
      const heard = { changes: 0 }
      new MutationObserver((all) => (heard.changes += all.length)).observe(document.body, {
        subtree: true,
        childList: true,
        attributes: true,
      })
      addEventListener('keydown', (event) =>
        queueMicrotask(() => event.defaultPrevented && (heard.changes += 1)),
      )
      ;(window as unknown as { a11yHeard: typeof heard }).a11yHeard = heard
    })
    const address = page.url()
    const acted: string[] = []
    for (const key of KEYS) {
      const count = () =>
        page.evaluate(() => (window as unknown as { a11yHeard: { changes: number } }).a11yHeard.changes)
      const before = await count()
      await page.keyboard.press(key)
      if (page.url() !== address) {
        acted.push(key)
        break
      }
      let [after, times] = [await count(), 0]
      // What changes by itself does not do so at each press of one key: a key that acts does.
      for (let last = before; after > last && times < REPEATS; times += 1) {
        last = after
        await page.keyboard.press(key)
        after = await count()
      }
      if (times === REPEATS) acted.push(key)
    }
    const shortcuts = await holds(page, '[accesskey]')
    const said = (message: string): Observation => ({ selector: 'body', html: '', message })
    return [
      ...acted.map((key) => said(`La touche « ${key} » agit seule.`)),
      ...(shortcuts ? [said('Attribut « accesskey ».')] : []),
    ]
  },
}

/** A choice may be noted in the query: the page is the same. */
const pathOf = (page: Page) => new URL(page.url()).pathname

const chooses = async (page: Page, rank: number): Promise<Observation | undefined> => {
  const select = page.locator('select:visible:enabled').nth(rank)
  await select.focus()
  const address = pathOf(page)
  const told = await select.evaluate((element) => window.a11yInPage.observe(element, ''))
  await page.keyboard.press('ArrowDown')
  const still =
    pathOf(page) === address &&
    (await select.evaluate((element) => document.activeElement === element).catch(() => false))
  return still ? undefined : { ...told, message: 'Choisir déplace le focus ou change de page.' }
}

/** RGAA 7.4: to choose in a list does not take the focus elsewhere nor change the page. */
export const choiceStays: Probe = {
  id: 'choiceStays',
  criteria: ['7.4'],
  applies: (look) => whateverTheColours(look) && look.width === 1280,
  moves: 'elsewhere',
  run: async (page) => {
    if (!(await holds(page, 'select'))) return []
    const found: Observation[] = []
    const lists = page.locator('select:visible:enabled')
    // A choice may take away a list that followed it.
    for (let rank = 0; rank < Math.min(await lists.count(), 4); rank += 1) {
      const said = await chooses(page, rank)
      if (said) found.push(said)
      if (said) break
    }
    return found
  },
}
