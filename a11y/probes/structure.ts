import { still } from './probe.ts'

/** RGAA 9.1: one first-level heading a page, none empty, and no level skipped. */
export const headings = still('headings', ['9.1'], ({ whole }) => {
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
  const wrong = whole && scope === document && first.length !== 1
  return [
    ...empty.map((heading) => observe(heading, 'Titre vide.')),
    ...skipped.map((heading) => observe(heading, 'Un niveau de titre est sauté.')),
    ...(wrong ? [observe(first[1] ?? document.body, `${first.length} titres de niveau 1.`)] : []),
  ]
})

/** RGAA 8.3 and 8.4: the page says that it is in French. */
export const lang = still(
  'lang',
  ['8.3', '8.4'],
  () => {
    const { lang: said } = document.documentElement
    if (/^fr(-|$)/.test(said)) return []
    return [{ selector: 'html', html: `<html lang="${said}">`, message: 'La langue n’est pas le français.' }]
  },
  () => true,
)

/**
 * RGAA 8.6: the title says the page, as its heading does, then the service; a step comes before the page that it belongs to,
 * and its number before its name.
 */
export const titlePattern = still(
  'titlePattern',
  ['8.6'],
  () => {
    const heading = document.querySelector('h1')?.textContent?.trim() ?? ''
    // A form that was refused says so at the head of the title, and a page of a list its number.
    const [first = '', service] = document.title
      .replace(/^Erreur\s: /, '')
      .replace(/^(?:Étape|Page) \d+(?: sur \d+\s:| –) /, '')
      .split(' | ')
    const ofPage = first === heading || (heading !== '' && first.endsWith(` – ${heading}`))
    const fault =
      service !== 'Espace agent public'
        ? `Le titre « ${document.title} » ne finit pas par le nom du service.`
        : !document.querySelector('dialog:modal') && !ofPage
          ? `Le titre « ${first} » n’est pas celui de la page, « ${heading} ».`
          : undefined
    return fault ? [{ selector: 'title', html: `<title>${document.title}</title>`, message: fault }] : []
  },
  ({ whole }) => whole,
)

/** Title of one page as it was found. */
export interface FoundTitle {
  readonly page: string
  readonly title: string
}

/** RGAA 8.6: titles that several pages share, each with the pages that bear it. */
export const sharedTitles = (found: readonly FoundTitle[]): ReadonlyMap<string, readonly string[]> => {
  const pages = new Map<string, Set<string>>()
  for (const { page, title } of found) pages.set(title, (pages.get(title) ?? new Set()).add(page))
  return new Map([...pages].filter(([, of]) => of.size > 1).map(([title, of]) => [title, [...of]]))
}
