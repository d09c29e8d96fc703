import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import beasties from 'beasties'
import type { Plugin } from 'vite'

// The types of the package tell of its other format.
const Beasties = beasties as unknown as typeof beasties.default

const PORTAL = 'dist'
const INDEX = join(PORTAL, 'index.html')

const read = (file: string) => readFileSync(file, 'utf8')

interface Drawing {
  readonly visitorPaths: readonly string[]
  readonly drawPage: (
    path: string,
    configuration: readonly never[],
    read: (address: string) => Promise<unknown>,
  ) => Promise<{ readonly html: string } | undefined>
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
      const page = await drawPage(path, [], answer)
      if (!page) throw new Error(`The page at ${path} cannot be drawn: its rules would be missing.`)
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

/** Rules that the first paint of these pages needs, in either theme. */
const usedRules = async (sheets: string, pages: string): Promise<string> => {
  const inlined = new Beasties({
    reduceInlineStyles: true,
    logLevel: 'silent',
    allowRules: [/data-fr-theme/, /:focus/, /^:root/],
  })
  const page = `<html lang="fr" data-fr-theme="light"><head><style>${sheets}</style></head><body><div id="root">${pages}</div></body></html>`
  const [, rules = ''] = /<style>([\s\S]*?)<\/style>/.exec(await inlined.process(page)) ?? []
  const faces = sheets.match(/@font-face\s*\{[^}]*\}/g) ?? []
  return `${faces.join('')}${withoutUnread(rules).replaceAll(/[^{}]+\{\}/g, '')}`
}

const sheetsOf = (index: string) => attributes(index, /<link rel="stylesheet"[^>]* href="([^"]+)"/g)

/** Every sheet of the portal: those of all pages, then those that come with a screen. */
const allSheets = (index: string): string[] => [
  ...new Set([...sheetsOf(index), ...globSync('assets/*.css', { cwd: PORTAL }).map((file) => `/${file}`)]),
]

const SANS_SCRIPT = `<div class="fr-notice fr-notice--warning"><div class="fr-container"><div class="fr-notice__body"><p><span class="fr-notice__title">JavaScript est désactivé dans votre navigateur.</span> <span class="fr-notice__desc">Cette page se lit sans lui. Pour vous connecter ou envoyer un formulaire, activez-le dans les réglages, puis rechargez la page. S’il est interdit sur l’ordinateur de votre travail, utilisez un autre appareil, ou adressez-vous à votre service des ressources humaines : vos droits sont les mêmes sans ce service.</span></p></div></div></div>`

/** The page of the portal with its rules and its two small scripts inside, and places for what the server draws in it. */
const pageOf = (index: string, css: string): string => {
  const [application = ''] = attributes(index, /<script type="module"[^>]* src="([^"]+)"/g)
  const modules = attributes(index, /<link rel="modulepreload"[^>]* href="([^"]+)"/g)
  const sheets = sheetsOf(index)
  const links = allSheets(index)
    .map((href) => `<link rel="stylesheet" href="${href}">`)
    .join('')
  const boot = `<script data-application="${application}" data-modules="${modules.join(' ')}" data-sheets="${sheets.join(' ')}">${read('vite/boot.js')}</script>`
  const parts: readonly (readonly [RegExp, string])[] = [
    [/<title>[^<]*<\/title>/, '<title><!--title--></title>'],
    [
      /<script src="\/theme.js"><\/script>/,
      `<script>${read('public/theme.js')}</script><style>${css}</style>${boot}`,
    ],
    [/<link rel="preload" href="\/appconf[^>]*>/, `<noscript>${links}</noscript>`],
    [/<script type="module"[^>]*><\/script>/, ''],
    [/<link rel="(?:modulepreload|stylesheet)" crossorigin [^>]*>\s*/g, ''],
    [/<noscript>\s*<main[\s\S]*?<\/noscript>/, ''],
    [
      /<div id="root"><\/div>/,
      `<noscript>${SANS_SCRIPT}</noscript><div id="root"><!--html--></div><script type="application/json" id="ouverture"><!--opening--></script>`,
    ],
  ]
  return parts.reduce((page, [place, text]) => page.replace(place, () => text), index)
}

/** Writes `page.html` beside the server: the page of the portal with places for what the server draws in it. */
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
      writeFileSync(join(folder, 'page.html'), pageOf(index, css))
    },
  }
}
