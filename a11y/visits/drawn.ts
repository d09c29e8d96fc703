import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Page } from '@playwright/test'
import type { Look } from '../probes/probe.ts'
import { hashes } from '../runs/hashes.ts'
import type { Seen } from './look.ts'

/**
 * What decides of all that is seen without touching the page: the document as it is drawn, what its fields hold, its
 * styles, what it hears, and how it is looked at. What changes from a run to the next and shows nothing is left out: where it
 * is served, which files bring it, the data that it brings, identifiers drawn by chance for the people of the demo, the rank at
 * which React named one, the code drawn for a captcha, the empty attribute that the pictures of a look leave to the next one.
 */
export const drawnKey = async (page: Page, { theme, width, mode, whole }: Look): Promise<string> => {
  const drawn = await page.evaluate(() => {
    const fields = [...document.querySelectorAll<HTMLInputElement>('input,select,textarea')].map(
      ({ value, checked }) => `${value} ${checked}`,
    )
    // What React hears, which the document does not show.
    const heard = [...document.querySelectorAll('*')].map((element, rank) => {
      const key = Object.keys(element).find((name) => name.startsWith('__reactProps$'))
      if (key === undefined) return ''
      const props = (element as unknown as Record<string, object>)[key] ?? {}
      const names = Object.keys(props).filter((name) => /^on[A-Z]/.test(name))
      return names.length > 0 ? `${rank} ${names.join(' ')}` : ''
    })
    const rulesOf = (sheet: CSSStyleSheet) => {
      try {
        return [...sheet.cssRules].map(({ cssText }) => cssText).join('')
      } catch {
        return sheet.href ?? ''
      }
    }
    const styles = [...document.styleSheets, ...document.adoptedStyleSheets].map(rulesOf)
    const drawnHtml = document.documentElement.cloneNode(true) as HTMLElement
    for (const hint of drawnHtml.querySelectorAll('link[rel=modulepreload],script')) hint.remove()
    const ranks = new Map<string, number>()
    const rankOf = (name: string) => `_r_${ranks.get(name) ?? ranks.set(name, ranks.size).size - 1}_`
    const drawnByChance = /_r_\w+?_|«r\w+?»|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g
    return [drawnHtml.outerHTML, ...fields, ...heard, ...styles, `${innerWidth}`]
      .join('\n')
      .replaceAll(location.origin, '')
      .replaceAll(' style=""', '')
      .replaceAll(drawnByChance, rankOf)
      .replaceAll(/\?v=\w+|-[\w-]{8}(?=\.(?:js|css)\b)|[?&]jeton=[\w-]+/g, '')
      .replaceAll(/(?<=class="eap-captcha__image"[^>]*src=")[^"]+/g, '')
  })
  return createHash('sha256').update([theme, width, mode, whole, drawn].join('\n')).digest('hex')
}

/** What was seen of each drawing. */
export interface Drawings {
  readonly known: (key: string) => Seen | undefined
  readonly keep: (key: string, seen: Seen) => void
  /** How many looks were spared. */
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
    known: (key) => {
      const found = seen.get(key)
      if (found) spared += 1
      return found
    },
    keep: (key, one) => {
      if (one.findings.every(({ level }) => level !== 'echec')) seen.set(key, one)
    },
    spared: () => spared,
    write: () => {
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, JSON.stringify({ looking, seen: Object.fromEntries(seen) }))
    },
  }
}
