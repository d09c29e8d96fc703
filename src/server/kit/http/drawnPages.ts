import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { appConfiguration, type EntreeConfiguration } from '#contract/contenu/configuration.ts'
import type { DrawnPage, DrawPage, ReadAnswer } from '#contract/kit/drawnPage.ts'
import { escapeHtml } from './plainPage.ts'

/** How long a drawn page may be sent again, in milliseconds: as long as what is published may be late. */
const FRESH_MS = 2000

/** A page ready to be sent, whatever the browser reads. */
export interface ReadyPage {
  readonly status: DrawnPage['status']
  readonly etag: string
  readonly br: Buffer
  readonly gzip: Buffer
  readonly plain: Buffer
}

/** What draws the pages of visitors. */
export interface Drawing {
  /** Sources of the inline scripts and rules, for the content policy. */
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
  /** The page at a path; nothing when the application alone can open it. */
  readonly pageAt: (path: string) => Promise<ReadyPage | undefined>
}

const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest('base64')

const sourcesOf = (page: string, tag: 'script' | 'style') =>
  [...page.matchAll(new RegExp(`<${tag}(?: data-[^>]*)?>([\\s\\S]*?)</${tag}>`, 'g'))].map(
    ([, text]) => `'sha256-${sha256(text ?? '')}'`,
  )

/** JSON that no text in it can end the element that holds it. */
const inScript = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')

const filled = (template: string, { title, html, opening }: DrawnPage) =>
  template
    .replace('<!--title-->', () => escapeHtml(title))
    .replace('<!--html-->', () => html)
    .replace('<!--opening-->', () => inScript(opening))

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

const ready = async (template: string, drawn: DrawnPage): Promise<ReadyPage> => {
  const plain = Buffer.from(filled(template, drawn))
  const [br, zipped] = await Promise.all([
    brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    zip(plain),
  ])
  return { status: drawn.status, etag: `"${sha256(plain).slice(0, 27)}"`, plain, br, gzip: zipped }
}

/** What the build left to draw with, in a folder; nothing when it was made for another portal than the one in `dist`. */
const built = async (folder: string, dist: string) => {
  const file = join(folder, 'page.html')
  if (!existsSync(file)) return undefined
  const template = readFileSync(file, 'utf8')
  const [, application = ''] = /data-application="([^"]+)"/.exec(template) ?? []
  if (application === '' || !existsSync(join(dist, application))) return undefined
  const { drawPage } = (await import(pathToFileURL(join(folder, 'drawPage.js')).href)) as {
    readonly drawPage: DrawPage
  }
  return { template, drawPage }
}

/**
 * Draws the pages of visitors with what was built; nothing when nothing was. They are the same for everyone, so that one
 * drawing serves all who come within two seconds.
 */
export const openDrawing = async (
  folder: string,
  dist: string,
  read: ReadAnswer,
): Promise<Drawing | undefined> => {
  const parts = await built(folder, dist)
  if (!parts) return undefined
  const { template, drawPage } = parts
  const kept = new Map<string, { readonly until: number; readonly page: Promise<ReadyPage | undefined> }>()
  const draw = async (path: string) => {
    const configuration = (await read(appConfiguration.path)) as readonly EntreeConfiguration[] | undefined
    const drawn = configuration && (await drawPage(path, configuration, read))
    return drawn && ready(template, drawn)
  }
  return {
    scripts: sourcesOf(template, 'script'),
    styles: sourcesOf(template, 'style'),
    pageAt: async (path) => {
      const now = performance.now()
      const known = kept.get(path)
      if (known && known.until > now) return known.page
      for (const [old, { until }] of kept) if (until <= now) kept.delete(old)
      const page = draw(path)
      kept.set(path, { until: now + FRESH_MS, page })
      page.catch(() => kept.delete(path))
      return page
    },
  }
}
