import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { minifySync, type Plugin } from 'vite'
import { PRESENCE_COOKIE } from '../../src/contract/connexion/session.ts'
import { writeCompressed } from '../compressed.ts'
import { islandFiles } from '../island.ts'
import { laterImages } from './laterImages.ts'
import { isSheetOfFaces } from './lighterFonts.ts'
import { usedRules } from './usedRules.ts'
import { homePages, visitorPages } from '../drawnPages.ts'

const PORTAL = 'dist'
const INDEX = join(PORTAL, 'index.html')

const read = (file: string) => readFileSync(file, 'utf8')

const attributes = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, value]) => value ?? '')

const sheetsOf = (index: string) => attributes(index, /<link rel="stylesheet"[^>]* href="([^"]+)"/g)

/** Every sheet of the portal: those of all pages, then those that come with a screen; not those that are written here. */
const allSheets = (index: string): string[] => {
  const files = globSync('assets/*.css', { cwd: PORTAL, exclude: ['assets/{ecrans,images}-*'] })
  return [...new Set([...sheetsOf(index), ...files.map((file) => `/${file}`)])]
}

/** Rules of a page whose browser runs no script: what only a script opens is open, what only a script does is not there. */
const SANS_SCRIPT = '<link rel="stylesheet" href="/sans-script.css">'

const linksTo = (sheets: readonly string[]) =>
  sheets.map((href) => `<link rel="stylesheet" href="${href}">`).join('')

/** Writes a sheet among those of the portal; gives its address. */
const writeSheet = (name: string, css: string): string => {
  const file = `assets/${name}-${createHash('sha256').update(css).digest('hex').slice(0, 8)}.css`
  writeCompressed(join(PORTAL, file), css)
  return `/${file}`
}

/** Rules of every screen in one sheet, for pages that are drawn with their screen. */
const screenSheet = (index: string): string => {
  const common = new Set(sheetsOf(index))
  const css = allSheets(index)
    .filter((href) => !common.has(href))
    .map((href) => read(join(PORTAL, href)))
    .join('')
  return writeSheet('ecrans', css)
}

/** A script that stands in the page, without its comments. */
const inPage = (file: string) => minifySync(file, read(file)).code.trim()

interface Dress {
  /** What of the rules stands in the head. */
  readonly head: string
  /** Sheet of the images of these rules, a rule a line, which the script of the page adds once it is painted. */
  readonly images?: string
  /** Sheets that it adds with the application, and those for want of a script. */
  readonly later?: readonly string[] | undefined
  readonly without?: readonly string[] | undefined
  /** Sheets of the page that signing in leads to. */
  readonly next?: readonly string[]
  /** For one person, whose session the application watches over: it comes at once. */
  readonly own: boolean
}

/** The page of the portal with its rules and its two small scripts, and places for what the server draws in it. */
const pageOf = (
  index: string,
  { head, images = '', later = [], without = [], next = [], own }: Dress,
): string => {
  const [application = ''] = attributes(index, /<script type="module"[^>]* src="([^"]+)"/g)
  const modules = attributes(index, /<link rel="modulepreload"[^>]* href="([^"]+)"/g)
  const ahead = next.length === 0 ? '' : ` data-next="${[...next, application, ...modules].join(' ')}"`
  const presence = own ? ` data-presence="${PRESENCE_COOKIE}"` : ''
  const boot = `<script data-application="${application}" data-modules="${modules.join(' ')}" data-images="${images}" data-sheets="${later.join(' ')}" data-island="${islandFiles(PORTAL).join(' ')}"${presence}${ahead}>${inPage('vite/boot.js')}</script>`
  const parts: readonly (readonly [RegExp, string])[] = [
    [/<title>[^<]*<\/title>/, '<title><!--title--></title>'],
    [/<script src="\/theme.js"><\/script>/, `<script>${inPage('public/theme.js')}</script>${head}${boot}`],
    [/<link rel="preload" href="\/appconf[^>]*>/, `<noscript>${linksTo(without)}${SANS_SCRIPT}</noscript>`],
    [/<script type="module"[^>]*><\/script>/, ''],
    [/<link rel="(?:modulepreload|stylesheet)" crossorigin [^>]*>\s*/g, ''],
    [/<noscript>\s*<main[\s\S]*?<\/noscript>/, ''],
    [
      /<div id="root"><\/div>/,
      '<div id="root"><!--html--></div><script type="application/json" id="ouverture"><!--opening--></script>',
    ],
  ]
  return parts.reduce((page, [place, text]) => page.replace(place, () => text), index)
}

/**
 * Writes the page of the portal with places for what the server draws in it, beside the server: `page.html` for visitors,
 * with the rules that their pages use inside, `pageEntree.html` for those where they come in, which use fewer,
 * `pageTableau.html` for the dashboard, and `pageConnecte.html` for the other pages of signed-in people, who have the
 * sheets by then.
 */
export const firstPaint = (): Plugin => {
  let folder = ''
  return {
    name: 'first-paint',
    apply: 'build',
    configResolved(config) {
      folder = config.build.outDir
    },
    async writeBundle() {
      if (!existsSync(INDEX)) return
      const index = read(INDEX)
      const texts = allSheets(index).map((href) => read(join(PORTAL, href)))
      const drawn = await visitorPages(folder)
      const common = sheetsOf(index)
      const all = [...common, screenSheet(index)]
      const [later, without] = [common, all].map((sheets) => sheets.filter((href) => !isSheetOfFaces(href)))
      const write = (name: string, dress: Dress) => writeFileSync(join(folder, name), pageOf(index, dress))
      for (const [name, pages, next, own] of [
        ['page.html', drawn.visitors, [], false],
        ['pageEntree.html', drawn.entrances, all, false],
        ['pageTableau.html', await homePages(folder), [], true],
      ] as const) {
        const { rules, images } = laterImages(await usedRules(texts.join('\n'), pages))
        const head = `<style>${rules}</style>`
        write(name, {
          head,
          images: writeSheet('images', images),
          later,
          without,
          next,
          own,
        })
      }
      write('pageConnecte.html', { head: linksTo(all), own: true })
    },
  }
}
