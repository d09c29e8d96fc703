import { describe, expect, it } from 'vitest'
import type { HelpPage } from '#contract/contenu/contenu.ts'
import { pages } from '#portal/pages.ts'
import { paths } from '#portal/paths.ts'
import type { SitePage } from '../client/page/sitePage.ts'

/** Screens, without what lists addresses for another purpose: manifest, site map, search, guards, drawing, measurement. */
const screens = import.meta.glob<string>(
  [
    './**/*.{ts,tsx}',
    '!./**/*.test.*',
    '!./**/testing/*',
    '!./**/{pages,paths,routes}.ts*',
    '!./contenu/{plan,mesure}/**',
    '!./{recherche,drawing}/**',
    '!./client/entry/**',
    '!./client/session/{destination,entryPaths}.ts',
    '!./shell/facile/**',
  ],
  { base: '../', eager: true, query: '?raw', import: 'default' },
)

/** What the administration publishes by default, which has links of its own. */
const published = import.meta.glob<string>(['./**/*.ts', '!./**/*.test.ts'], {
  base: '../../server/contenu',
  eager: true,
  query: '?raw',
  import: 'default',
})

const texts = [...Object.values(screens), ...Object.values(published)]

/** How sources write the address of a page: its name among the paths, or the address itself in published words. */
const writings = ({ path, alias }: SitePage): readonly string[] => {
  const parts = path.split('/').filter((part) => part !== '')
  const names = Object.entries(paths).flatMap(([name, to]) => {
    if (to === path || to === alias) return [`paths.${name}`]
    if (typeof to === 'string' || name === 'etapeDemande') return []
    const made = to as (part: string) => string
    return parts
      .filter((part) => made(part) === path)
      .map((part) => (name === 'information' ? `paths.information('${part}')` : `paths.${name}`))
  })
  return [...names, `'${path}'`]
}

/** A name that begins another is not said by it. */
const says = (text: string, writing: string) =>
  text
    .split(writing)
    .slice(1)
    .some((rest) => !/^\w/.test(rest))

const isLed = (page: SitePage, among: readonly string[] = texts): boolean =>
  page.menu !== undefined ||
  page.pied !== undefined ||
  pages.some(({ aide = {} }) =>
    (Object.keys(aide) as HelpPage[]).some((help) => paths.question(help) === page.path),
  ) ||
  writings(page).some((writing) => among.some((text) => says(text, writing)))

const visited = pages.filter(({ path }) => path !== '*')

describe('each page is led to from elsewhere than the site map', () => {
  it('reads screens and published words', () => {
    expect(Object.keys(screens).length).toBeGreaterThan(300)
    expect(Object.keys(published).length).toBeGreaterThan(10)
  })

  it.each(visited.map((page) => [page.path, page] as const))('%s', (_, page) => {
    expect(isLed(page), `nothing leads to ${page.path}`).toBe(true)
  })

  it('sees a page that only the site map leads to', () => {
    const page = pages.find(({ path }) => path === paths.calculette)
    expect(page && isLed(page, [])).toBe(false)
    expect(page && isLed(page, ['<Link to={paths.calculette}>'])).toBe(true)
    expect(page && isLed({ ...page, path: '/orpheline' })).toBe(false)
  })
})
