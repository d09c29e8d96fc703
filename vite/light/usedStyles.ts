import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CSSOptions } from 'vite'

type PostcssPlugin = NonNullable<Extract<NonNullable<CSSOptions['postcss']>, object>['plugins']>[number]

/** What is needed of PostCSS's tree, which Vite brings without its types. */
interface CssNode {
  readonly source?: { readonly input: { readonly file?: string | undefined } } | undefined
  remove(): unknown
}
interface Rule extends CssNode {
  selectors: string[]
}
interface Declaration extends CssNode {
  readonly prop: string
  readonly value: string
}
interface Root extends CssNode {
  walkAtRules(name: string, visit: (rule: CssNode) => void): void
  walkRules(visit: (rule: Rule) => void): void
  walkDecls(visit: (declaration: Declaration) => void): void
}

/** The sheets that import those of DSFR: what every page may need, and tables, which come with those that have one. */
const SHEETS = /src\/portal\/styles\/(dsfr|table)\.css$/

/**
 * Drops from the sheets of DSFR what the portal does not use: the rules of classes (components, icons, grid, spacing)
 * that neither its sources nor the react-dsfr components that it imports name, those of what DSFR's script marks, the
 * custom properties that nothing reads, and the fonts, which the portal declares itself. A source names a class whole, or
 * writes its beginning up to a hyphen and completes it (`fr-alert--${severity}`).
 */
export const usedStyles = (): PostcssPlugin => ({
  postcssPlugin: 'used-styles',
  OnceExit(root: Root) {
    if (!SHEETS.test(root.source?.input.file ?? '')) return
    const sources = globSync('src/**/*.{ts,tsx}').map(read).join('\n')
    const isUsed = usage(classNames(`${sources}\n${reactDsfr(sources)}`))
    dropUnnamed(root, isUsed)
    const sheets = globSync('src/portal/**/*.css').map(read)
    dropUnread(root, [...sheets, ...sheets.map((sheet) => usedRules(sheet, isUsed)), sources].join('\n'))
  },
})

const read = (file: string) => readFileSync(file, 'utf8')

const DSFR_REACT = 'node_modules/@codegouvfr/react-dsfr'

/** Text of the react-dsfr components that the sources import, and of those that these import. */
const reactDsfr = (sources: string) => {
  const texts = new Map<string, string>()
  const visit = (module: string) => {
    if (texts.has(module)) return
    const text = read(join(DSFR_REACT, `${module}.js`))
    texts.set(module, text)
    for (const [, next] of text.matchAll(/from "\.\/((?:shared\/)?[A-Z]\w+)"/g)) visit(next ?? '')
  }
  for (const [, module] of sources.matchAll(/react-dsfr\/([A-Z]\w+)\.js'/g)) visit(module ?? '')
  return [...texts.values()].join('\n')
}

interface ClassNames {
  readonly whole: ReadonlySet<string>
  readonly beginnings: readonly string[]
  /** Ends of those whose second word is completed: `fr-${type}-group`. */
  readonly ends: ReadonlySet<string>
}

const classNames = (text: string): ClassNames => ({
  whole: new Set(text.match(/\b(?:fr|ri)-[\w-]*\w/g)),
  beginnings: [...text.matchAll(/\b((?:fr|ri)-[\w-]*-)\${/g)].map(([, beginning]) => beginning ?? ''),
  ends: new Set([...text.matchAll(/\bfr-\$\{\w+\}(-[\w-]*\w)/g)].map(([, end]) => end ?? '')),
})

const isDsfr = (node: CssNode) => node.source?.input.file?.includes('@gouvfr/dsfr') === true

/** What react-dsfr's components can draw and no screen asks them for. */
const UNASKED =
  /\.fr-(radio-rich|radio-group--sm|callout--|fieldset--(valid|info|inline)|(input|select)-group--(valid|info))/

type IsUsed = (selector: string) => boolean

const usage = ({ whole, beginnings, ends }: ClassNames): IsUsed => {
  const isNamed = (name: string) =>
    whole.has(name) ||
    beginnings.some((beginning) => name.startsWith(beginning)) ||
    ends.has(name.replace(/^fr-[a-z]+/, ''))
  return (selector) => {
    // What a rule is not for says nothing of what it is for.
    const asked = selector.replaceAll(/:not\([^)]*\)/g, '')
    return (
      !selector.includes('[data-fr-js-') &&
      !UNASKED.test(asked) &&
      [...asked.matchAll(/\.((?:fr|ri)-[\w-]+)/g)].every(([, name]) => isNamed(name ?? ''))
    )
  }
}

/** What the rules that are kept say, of the component's sheets that a sheet imports: they may read what another declares. */
const usedRules = (sheet: string, isUsed: IsUsed) =>
  [...sheet.matchAll(/@import '(@gouvfr\/dsfr\/dist\/component\/[^']+)'/g)]
    .flatMap(([, path]) => [...read(join('node_modules', path ?? '')).matchAll(/([^{}]+)\{([^{}]*)\}/g)])
    .filter(([, selectors]) => selectors?.split(',').some(isUsed))
    .map(([, , body]) => body)
    .join('\n')

const dropUnnamed = (root: Root, isUsed: IsUsed) => {
  root.walkAtRules('font-face', (rule) => {
    if (isDsfr(rule)) rule.remove()
  })
  root.walkRules((rule) => {
    if (!isDsfr(rule)) return
    const kept = rule.selectors.filter(isUsed)
    if (kept.length === 0) rule.remove()
    else if (kept.length < rule.selectors.length) rule.selectors = kept
  })
}

/** A custom property may be read by another one that is itself dropped: goes round until nothing more goes. */
const dropUnread = (root: Root, elsewhere: string) => {
  for (;;) {
    const readOnes = new Set(elsewhere.match(/--[\w-]+/g))
    root.walkDecls((declaration) => {
      for (const [, name] of declaration.value.matchAll(/var\((--[\w-]+)/g)) readOnes.add(name ?? '')
    })
    let dropped = 0
    root.walkDecls((declaration) => {
      if (!declaration.prop.startsWith('--') || readOnes.has(declaration.prop)) return
      declaration.remove()
      dropped += 1
    })
    if (dropped === 0) return
  }
}
