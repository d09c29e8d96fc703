import { type Probe, whateverTheColours } from '../probe.ts'

/** RGAA 12.7: the first link of a page leads to its content, and takes the focus there. */
export const skipLinks: Probe = {
  id: 'skipLinks',
  criteria: ['12.7'],
  applies: (look) => look.whole && whateverTheColours(look),
  moves: 'elsewhere',
  run: async (page) => {
    const found = await page.evaluate(() => {
      if (document.querySelector('dialog:modal')) return { faults: [], target: undefined }
      const { observe, stops } = window.a11yInPage
      const links = [...document.querySelectorAll<HTMLAnchorElement>('.fr-skiplinks a[href^="#"]')]
      const broken = links.filter((link) => !document.getElementById(link.hash.slice(1)))
      const faults = broken.map((link) => observe(link, 'La cible de ce lien d’évitement n’existe pas.'))
      const first = stops()[0]
      if (links[0] === undefined || first !== links[0])
        faults.push(observe(first ?? document.body, 'La page ne commence pas par un lien d’évitement.'))
      else links[0].focus()
      return { faults, target: broken.length === 0 ? links[0]?.hash.slice(1) : undefined }
    })
    if (found.faults.length > 0 || found.target === undefined) return found.faults
    await page.keyboard.press('Enter')
    return page.evaluate((id) => {
      const target = document.getElementById(id)
      const reached = document.activeElement === target || target?.contains(document.activeElement) === true
      return reached || !target
        ? []
        : [window.a11yInPage.observe(target, 'Le lien d’évitement n’y amène pas le focus.')]
    }, found.target)
  },
}
