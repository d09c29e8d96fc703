import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Page } from '@playwright/test'
import type { Look } from '../probes/probe.ts'
import { hashes } from '../runs/hashes.ts'
import type { Side } from './axe.ts'
import type { Seen } from './seen.ts'

declare global {
  interface Window {
    /** Sums of the sheets that were read. */
    a11ySheets?: WeakMap<CSSStyleSheet, string>
  }
}

/** What is looked at apart, each with what decides of it; the probes besides axe. */
export type Part = Side | 'sondes'

/** Names of a drawing, one for each part: a part whose name was met before has been seen. */
export type DrawnKeys = Readonly<Record<Part, string>>

/**
 * What decides of all that is seen without touching the page: the document as it is drawn, which of its elements show,
 * what its fields hold, its styles, what it hears; then how it is looked at. What changes from a run to the next and shows
 * nothing is left out: where it is served, which files bring it, the data that it brings, identifiers drawn by chance for the
 * people of the demo, the rank at which React named one, the code drawn for a captcha, the empty attribute that the pictures
 * of a look leave to the next one, and the theme that its root names.
 */
export const drawnKeys = async (page: Page, { theme, width, mode, whole }: Look): Promise<DrawnKeys> => {
  const drawn = await page.evaluate(() => {
    // A text stays in the page, and its sum is sent: it is long.
    const sumOf = (text: string) => {
      let [high, low] = [0x811c9dc5, 0x1000193]
      for (let at = 0; at < text.length; at += 1) {
        high = Math.imul(high ^ text.charCodeAt(at), 0x85ebca6b)
        low = Math.imul(low + text.charCodeAt(at), 0xc2b2ae35) ^ (low >>> 15)
      }
      return `${text.length} ${high} ${low}`
    }
    // Of the body: what is fetched ahead grows in the head, shows nothing and would shift every rank.
    const all = [...document.body.querySelectorAll('*')]
    const fields = [...document.querySelectorAll<HTMLInputElement>('input,select,textarea')].map(
      ({ value, checked }) => `${value} ${checked}`,
    )
    // What React hears, which the document does not show.
    const heard = all.map((element, rank) => {
      const key = Object.keys(element).find((name) => name.startsWith('__reactProps$'))
      if (key === undefined) return ''
      const props = (element as unknown as Record<string, object>)[key] ?? {}
      const names = Object.keys(props).filter((name) => /^on[A-Z]/.test(name))
      return names.length > 0 ? `${rank} ${names.join(' ')}` : ''
    })
    const shows = all.map((element) => Number(element.checkVisibility({ visibilityProperty: true }))).join('')
    const rulesOf = (sheet: CSSStyleSheet) => {
      try {
        return [...sheet.cssRules].map(({ cssText }) => cssText).join('')
      } catch {
        return sheet.href ?? ''
      }
    }
    // Sheets are long. The name that the build gave to one tells what is in it; another is read once, for it never changes.
    const built = /[^/]*-[\w-]{8}\.css$/
    const read = (window.a11ySheets ??= new WeakMap())
    const styles = [...document.styleSheets, ...document.adoptedStyleSheets].map((sheet) => {
      const known = read.get(sheet) ?? built.exec(sheet.href ?? '')?.[0].replace('.css', '')
      if (known !== undefined) return known
      const text = rulesOf(sheet)
      if (sheet.href === null) return text
      const sum = sumOf(text)
      read.set(sheet, sum)
      return sum
    })
    const drawnHtml = document.documentElement.cloneNode(true) as HTMLElement
    for (const hint of drawnHtml.querySelectorAll('link[rel=modulepreload],script')) hint.remove()
    for (const name of ['data-fr-theme', 'data-fr-scheme']) drawnHtml.removeAttribute(name)
    const ranks = new Map<string, number>()
    const rankOf = (name: string) => `_r_${ranks.get(name) ?? ranks.set(name, ranks.size).size - 1}_`
    const drawnByChance = /_r_\w+?_|«r\w+?»|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g
    const told = [drawnHtml.outerHTML, ...fields, ...heard, shows, ...styles]
      .join('\n')
      .replaceAll(location.origin, '')
      .replaceAll(' style=""', '')
      .replaceAll(drawnByChance, rankOf)
      .replaceAll(/\?v=\w+|-[\w-]{8}(?=\.(?:js|css)\b)|[?&]jeton=[\w-]+/g, '')
      .replaceAll(/(?<=class="eap-captcha__image"[^>]*src=")[^"]+/g, '')
    return sumOf(told)
  })
  const shown = createHash('sha256').update(`${whole}\n${drawn}`).digest('hex')
  const inner = page.viewportSize()?.width ?? width
  const colours = mode === 'couleurs-forcees' ? mode : theme
  return {
    structure: shown,
    places: `${shown} ${inner}`,
    couleurs: `${shown} ${inner} ${colours}`,
    sondes: `${shown} ${inner} ${theme} ${mode ?? ''}`,
  }
}

/** What was seen of each part of each drawing. */
export interface Drawings {
  readonly known: (part: Part, key: string) => Seen | undefined
  readonly keep: (part: Part, key: string, seen: Seen) => void
  /** Ways of writing whose contrast is good, in each theme, in this run. */
  readonly written: Set<string>
  /** How many looks at a part were spared. */
  readonly spared: () => number
  readonly write: () => void
}

interface Written {
  readonly looking: string
  readonly seen: Readonly<Record<string, Seen>>
}

/** Drawings seen by this run and, when the same eyes looked, by those before, kept at `path`. What failed is looked at again. */
export const openDrawings = (path: string): Drawings => {
  const { regard, paquets } = hashes()
  const looking = `${regard} ${paquets}`
  const before = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Written) : undefined
  const seen = new Map(Object.entries(before?.looking === looking ? before.seen : {}))
  let spared = 0
  return {
    known: (part, key) => {
      const found = seen.get(`${part} ${key}`)
      if (found) spared += 1
      return found
    },
    keep: (part, key, one) => {
      if (one.findings.every(({ level }) => level !== 'echec')) seen.set(`${part} ${key}`, one)
    },
    written: new Set(),
    spared: () => spared,
    write: () => {
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, JSON.stringify({ looking, seen: Object.fromEntries(seen) }))
    },
  }
}
