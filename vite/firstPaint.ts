import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import beasties from 'beasties'
import { minifySync, type Plugin } from 'vite'
import type { DrawPage } from '../src/contract/kit/drawnPage.ts'
import { PRESENCE_COOKIE } from '../src/contract/connexion/session.ts'
import { writeCompressed } from './compressed.ts'
import { islandFiles } from './island.ts'
import { laterImages } from './laterImages.ts'
import { isSheetOfFaces } from './lighterFonts.ts'

// The types of the package tell of its other format.
const Beasties = beasties as unknown as typeof beasties.default

const PORTAL = 'dist'
const INDEX = join(PORTAL, 'index.html')

const read = (file: string) => readFileSync(file, 'utf8')

interface Drawing {
  readonly visitorPaths: readonly string[]
  readonly drawPage: DrawPage
}

/** What the pages for visitors look like with the contents by default. */
const drawnPages = async (folder: string): Promise<string> => {
  const load = (file: string) => import(pathToFileURL(join(process.cwd(), file)).href)
  const { drawPage, visitorPaths } = (await load(`${folder}/drawPage.js`)) as Drawing
  const { defaultContenus } = (await load('src/server/contenu/content/defaultContents.ts')) as {
    readonly defaultContenus: Readonly<Record<string, unknown>>
  }
  const answer = async (address: string) => {
    const contenu = defaultContenus[/([a-z]+)(?:\/v1)?$/.exec(address)?.[1] ?? '']
    // Another call has nothing to say by default.
    return contenu ? { contenu, parametrage: { franceconnectactive: true, listeFiltre: [] } } : {}
  }
  const pages = await Promise.all(
    visitorPaths.map(async (path) => {
      const page = await drawPage({ path, search: '', jour: '2026-01-01' }, [], answer)
      if (!page || 'to' in page)
        throw new Error(`The page at ${path} cannot be drawn: its rules would be missing.`)
      return page.html
    }),
  )
  return pages.join('\n')
}

const attributes = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, value]) => value ?? '')

/** Drops the custom properties that nothing reads, and those that only these read. */
const withoutUnread = (css: string): string => {
  const readOnes = new Set(attributes(css, /var\((--[\w-]+)/g))
  const kept = css.replaceAll(/(--[\w-]+):[^;{}]*(?:;|(?=\}))/g, (all, name: string) =>
    readOnes.has(name) ? all : '',
  )
  return kept === css ? css : withoutUnread(kept)
}

/** Beasties does not see what these select, though the pages have some. */
const ICONS = /^\[class\*=\\ fr-icon-\]/

/** What the form of the sign-in page shows before the sheets come: errors, another look of its buttons, the image. */
const SHOWN_LATER = [
  /\.fr-alert(?:__|--error|--warning|$|[^\w-])/,
  /\.fr-(?:message|input-group|input)(?:--error|s-group)/,
  /\.fr-message[^\w-]/,
  /\.fr-icon-(?:eye-off|stop-circle)-line/,
  /\.eap-(?:captcha|password)/,
]

/** Rules that the first paint of these pages needs, in either theme. */
const usedRules = async (sheets: string, pages: string): Promise<string> => {
  const inlined = new Beasties({
    reduceInlineStyles: true,
    logLevel: 'silent',
    allowRules: [/data-fr-theme/, /:focus/, /^:root/, ICONS, ...SHOWN_LATER],
  })
  const page = `<html lang="fr" data-fr-theme="light"><head><style>${sheets}</style></head><body><div id="root">${pages}</div></body></html>`
  const [, rules = ''] = /<style>([\s\S]*?)<\/style>/.exec(await inlined.process(page)) ?? []
  const faces = sheets.match(/@font-face\s*\{[^}]*\}/g) ?? []
  return `${faces.join('')}${withoutUnread(rules).replaceAll(/[^{}]+\{\}/g, '')}`
}

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
  /** Sheet of the images of these rules, which the script of the page adds once it is painted. */
  readonly images?: string
  /** Sheets that it adds with the application, and those for want of a script. */
  readonly later: readonly string[]
  readonly without: readonly string[]
  /** For one person, whose session the application watches over: it comes at once. */
  readonly own: boolean
}

/** The page of the portal with its rules and its two small scripts, and places for what the server draws in it. */
const pageOf = (index: string, { head, images = '', later, without, own }: Dress): string => {
  const [application = ''] = attributes(index, /<script type="module"[^>]* src="([^"]+)"/g)
  const modules = attributes(index, /<link rel="modulepreload"[^>]* href="([^"]+)"/g)
  const presence = own ? ` data-presence="${PRESENCE_COOKIE}"` : ''
  const boot = `<script data-application="${application}" data-modules="${modules.join(' ')}" data-images="${images}" data-sheets="${later.join(' ')}" data-island="${islandFiles(PORTAL).join(' ')}"${presence}>${inPage('vite/boot.js')}</script>`
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
 * with the rules that their pages use inside, and `pageConnecte.html` for signed-in people, who mostly have the sheets.
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
      const css = await usedRules(texts.join('\n'), await drawnPages(folder))
      const common = sheetsOf(index)
      const all = [...common, screenSheet(index)]
      const later = common.filter((href) => !isSheetOfFaces(href))
      const without = all.filter((href) => !isSheetOfFaces(href))
      const { rules, images } = laterImages(css)
      const visitors = {
        head: `<style>${rules}</style>`,
        images: writeSheet('images', images),
        later,
        without,
        own: false,
      }
      const own = { head: linksTo(all), later: [], without: [], own: true }
      writeFileSync(join(folder, 'page.html'), pageOf(index, visitors))
      writeFileSync(join(folder, 'pageConnecte.html'), pageOf(index, own))
    },
  }
}
