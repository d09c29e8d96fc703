import { type Observation, type Probe, still, whateverTheColours } from './probe.ts'
import type { Page } from '@playwright/test'

/** RGAA 6.1, 6.2 and 13.2: links have a name that says where they lead, another tab is told, and one name has one destination. */
export const linkNames = still('linkNames', ['6.1', '6.2', '13.2'], () => {
  const { isShown, observe } = window.a11yInPage
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].filter(isShown)
  const name = (link: HTMLAnchorElement) => {
    const pictures = [...link.querySelectorAll('img')].map(({ alt }) => alt)
    const said = link.ariaLabel ?? [link.textContent ?? '', ...pictures].join(' ')
    return said.replaceAll(/\s+/g, ' ').trim() || link.title
  }
  const vague = /^(cliquez ici|ici|lire la suite|en savoir plus|voir plus|suite|lien)$/i
  const destinations = new Map<string, Set<string>>()
  for (const link of links)
    destinations.set(name(link), (destinations.get(name(link)) ?? new Set()).add(link.href))
  return links.flatMap((link) => {
    const said = name(link)
    if (!said) return [observe(link, 'Lien sans nom.', '6.2')]
    if (vague.test(said)) return [observe(link, `« ${said} » ne dit pas où mène le lien.`, '6.1')]
    if (link.target === '_blank' && !/nouvel onglet|nouvelle fenêtre/i.test(`${said} ${link.title}`))
      return [observe(link, 'Rien ne dit que ce lien ouvre un autre onglet.', '13.2')]
    return (destinations.get(said)?.size ?? 0) > 1
      ? [{ ...observe(link, `« ${said} » mène à plusieurs adresses.`, '6.1'), level: 'indecis' as const }]
      : []
  })
})

/** How long a page may take to follow a skip link, in milliseconds. */
const PATIENCE = 500

/** RGAA 12.7: the first link of a page leads to its content, and takes the focus there. */
export const skipLinks: Probe = {
  id: 'skipLinks',
  criteria: ['12.7'],
  applies: (look) => look.whole && whateverTheColours(look),
  moves: 'elsewhere',
  run: async (page) => {
    const found = await page.evaluate(() => {
      if (document.querySelector('dialog:modal')) return { faults: [], target: undefined, here: '' }
      const { observe, stops } = window.a11yInPage
      const links = [...document.querySelectorAll<HTMLAnchorElement>('.fr-skiplinks a[href^="#"]')]
      const broken = links.filter((link) => !document.getElementById(link.hash.slice(1)))
      const faults = broken.map((link) => observe(link, 'La cible de ce lien d’évitement n’existe pas.'))
      const first = stops()[0]
      if (links[0] === undefined || first !== links[0])
        faults.push(observe(first ?? document.body, 'La page ne commence pas par un lien d’évitement.'))
      else links[0].focus()
      return {
        faults,
        target: broken.length === 0 ? links[0]?.hash.slice(1) : undefined,
        here: location.href,
      }
    })
    if (found.faults.length > 0 || found.target === undefined) return found.faults
    await page.keyboard.press('Enter')
    return page.evaluate(
      async ([id, before, patience]) => {
        const target = document.getElementById(id)
        const isReached = () =>
          document.activeElement === target || target?.contains(document.activeElement) === true
        // A busy page follows the key a few frames later.
        const until = performance.now() + patience
        while (!isReached() && performance.now() < until) await new Promise(requestAnimationFrame)
        const reached = isReached()
        // The address is put back: the page is as it was, and need not be opened again.
        if (location.href !== before)
          await new Promise((back) => {
            addEventListener('popstate', back, { once: true })
            history.back()
          })
        return reached || !target
          ? []
          : [window.a11yInPage.observe(target, 'Le lien d’évitement n’y amène pas le focus.')]
      },
      [found.target, found.here, PATIENCE] as const,
    )
  },
}

const MOST = 150

declare global {
  interface Window {
    /** Stops that are expected, where each Tab went, and the end of the walk. */
    a11yWalk?: {
      readonly expected: number
      readonly went: (Element | null)[]
      readonly walked: AbortController
    }
  }
}

/**
 * Presses Tab so many times, without waiting in between: what has the focus as it goes down again is kept in the page. It
 * comes up once, at the end.
 */
const press = async (page: Page, times: number): Promise<void> => {
  const session = await page.context().newCDPSession(page)
  const tab = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 }
  const told = Array.from({ length: times }, () => 'rawKeyDown' as const)
  await Promise.all(
    [...told, 'keyUp' as const].map((type) => session.send('Input.dispatchKeyEvent', { type, ...tab })),
  )
  await session.detach()
}

/** Presses Tab from the top of the page, and says where the focus went: back up the document, or nowhere else. */
const walk = async (page: Page): Promise<readonly Observation[]> => {
  const times = await page.evaluate((most) => {
    getSelection()?.removeAllRanges()
    const top = document.querySelector<HTMLElement>('dialog:modal') ?? document.body
    const bare = !top.hasAttribute('tabindex')
    if (bare) top.tabIndex = -1
    top.focus()
    if (bare) top.removeAttribute('tabindex')
    // Media with their own commands have several stops in one element.
    const expected =
      window.a11yInPage.stops().length +
      8 * document.querySelectorAll('audio[controls],video[controls]').length
    const went: (Element | null)[] = []
    const walked = new AbortController()
    window.a11yWalk = { expected, went, walked }
    const { signal } = walked
    for (const way of ['keydown', 'keyup'])
      addEventListener(way, () => went.push(document.activeElement), { capture: true, signal })
    return Math.min(expected + 2, most)
  }, MOST)
  await press(page, times)
  return page.evaluate(() => {
    const { expected = 0, went = [], walked } = window.a11yWalk ?? {}
    walked?.abort()
    const { observe } = window.a11yInPage
    const all = [...document.querySelectorAll('*')]
    const met = new Set<Element>()
    const faults: Observation[] = []
    let last = -1
    // Where the first goes down is no stop.
    for (const [stop, element] of went.slice(1).entries()) {
      if (!element || element === document.body) break
      const place = all.indexOf(element)
      // Drawn anew since: it has no place any more.
      if (place < 0) continue
      if (met.has(element)) {
        if (place === last && element.matches('audio,video')) continue
        if (place === last && (stop < expected - 1 || element !== window.a11yInPage.stops().at(-1)))
          faults.push({ ...observe(element, 'Le focus reste pris ici.'), criteria: ['12.9'] })
        break
      }
      met.add(element)
      if (place < last)
        faults.push({ ...observe(element, 'La tabulation remonte ici dans la page.'), criteria: ['12.8'] })
      last = place
    }
    return faults
  })
}

/** Stops of one row that styles show in another order than that of Tab. */
const turnedRows = (page: Page): Promise<readonly Observation[]> =>
  page.evaluate(() => {
    const { isShown, observe, stops } = window.a11yInPage
    const all = stops()
    const rows = new Set(all.flatMap(({ parentElement: one }) => [one, one?.parentElement]))
    return [...rows].flatMap((row) => {
      if (!row || !/flex|grid/.test(getComputedStyle(row).display)) return []
      // The design system shows the main action on the right, and gives it first: two actions that have no order.
      if (row.matches('.fr-btns-group--inline-reverse')) return []
      const places = [...row.children]
        .filter((child) => isShown(child) && all.some((stop) => child.contains(stop)))
        .map((child) => [child, child.getBoundingClientRect()] as const)
      return places.flatMap(([child, { right, top, bottom }], rank) => {
        const before = places[rank - 1]?.[1]
        return before && right <= before.left && top < before.bottom && bottom > before.top
          ? [observe(child, 'La tabulation va ici de droite à gauche.', '12.8')]
          : []
      })
    })
  })

/** RGAA 12.8 and 12.9: Tab follows the page from top to bottom, and is never held; once where a state has the same stops in each width. */
export const tabOrder: Probe = {
  id: 'tabOrder',
  criteria: ['12.8', '12.9'],
  applies: whateverTheColours,
  moves: 'inside',
  run: async (page, { first, address }) => {
    const positive = await page.evaluate(() =>
      window.a11yInPage
        .stops()
        .filter(({ tabIndex }) => tabIndex > 0)
        .map((element) => window.a11yInPage.observe(element, 'tabindex supérieur à 0.', '12.8')),
    )
    const turned = await turnedRows(page)
    const stops = await page.evaluate(() =>
      window.a11yInPage.stops().map(window.a11yInPage.selectorOf).join(),
    )
    return [...positive, ...turned, ...(first(`tabulation ${address} ${stops}`) ? await walk(page) : [])]
  },
}
