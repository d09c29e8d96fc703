import { type Probe, whateverTheColours } from '../probe.ts'

/** RGAA 9.1: one first-level heading a page, none empty, and no level skipped. */
export const headings: Probe = {
  id: 'headings',
  criteria: ['9.1'],
  applies: whateverTheColours,
  run: (page, { whole }) =>
    page.evaluate((isWhole) => {
      const { isShown, observe } = window.a11yInPage
      const scope = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document
      const all = [...scope.querySelectorAll('h1,h2,h3,h4,h5,h6,[role=heading]')].filter(isShown)
      const level = (heading: Element) => Number(heading.ariaLevel ?? heading.tagName.slice(1))
      const empty = all.filter((heading) => !heading.textContent?.trim())
      const skipped = all.filter((heading, at) => {
        const before = all[at - 1]
        return before !== undefined && level(heading) > level(before) + 1
      })
      const first = all.filter((heading) => level(heading) === 1)
      const wrong = isWhole && scope === document && first.length !== 1
      return [
        ...empty.map((heading) => observe(heading, 'Titre vide.')),
        ...skipped.map((heading) => observe(heading, 'Un niveau de titre est sauté.')),
        ...(wrong ? [observe(first[1] ?? document.body, `${first.length} titres de niveau 1.`)] : []),
      ]
    }, whole),
}
