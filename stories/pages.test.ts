import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { HelpPage } from '#contract/contenu/contenu.ts'
import { questionsAide } from '#contract/contenu/questions.ts'
import type { SitePage } from '#portal/client/page/sitePage.ts'
import { pages } from '#portal/pages.ts'
import { paths } from '#portal/paths.ts'

const textOf = (...patterns: readonly string[]) =>
  globSync(patterns, { exclude: ['**/*.test.*', '**/{pages,paths}.ts', 'src/portal/contenu/mesure/**'] })
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')

/** Stands for what an address is made with. */
const PART = '\u0000'

/** How sources name an address: itself, between quotes, `paths.x` or `paths.x('y')`. */
const expressionOf = (address: string): RegExp => {
  // The page of a request has an address of its own, that of its first step.
  const { etapeDemande: _, ...ofPages } = paths
  const named = Object.entries(ofPages).flatMap(([name, value]) => {
    if (typeof value === 'string') return value === address ? [`paths\\.${name}\\b`] : []
    const [start = '', end = ''] = (value as (part: string) => string)(PART).split(PART)
    const part = address.slice(start.length, address.length - end.length)
    if (!address.startsWith(start) || !address.endsWith(end) || part === '' || part.includes('/')) return []
    return [part.startsWith(':') || end !== '' ? `paths\\.${name}\\(` : `paths\\.${name}\\('${part}'`]
  })
  return new RegExp([`'${address.replace('*', '\\*')}['#]`, ...named].join('|'))
}

const isNamedIn = (text: string, { path, alias = path }: SitePage) =>
  [path, alias].some((address) => expressionOf(address).test(text))

/** What may lead from a page to another: the screens and the shell, and the texts that the server starts with. */
const portal = textOf('src/portal/**/*.{ts,tsx}', 'src/server/contenu/**/*.ts')
const stories = textOf('stories/**/*.{ts,tsx}')

const helpPages = Object.keys(questionsAide) as HelpPage[]

const help = new Set(
  pages.flatMap(({ aide = {} }) =>
    helpPages.filter((page) => page in aide).map((page) => paths.question(page)),
  ),
)

const isLedTo = (page: SitePage) =>
  page.menu !== undefined || page.pied !== undefined || help.has(page.path) || isNamedIn(portal, page)

/** Pages that one screen shows have the same source of loading, and only another content. */
const shareScreen = (one: SitePage, other: SitePage) => String(one.load) === String(other.load)

describe('every page', () => {
  const known = pages.filter(({ path }) => path !== '*').map((page) => [page.path, page] as const)

  it.each(known)('%s is led to from where it is useful, not only by the site map', (_, page) => {
    expect(isLedTo(page)).toBe(true)
  })

  it.each(known)('%s is opened by a story, or one that its screen shows too', (_, page) => {
    expect(pages.some((other) => shareScreen(other, page) && isNamedIn(stories, other))).toBe(true)
  })
})
