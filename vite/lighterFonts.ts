import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'

/** What French is written with: Latin-1, the ligatures, typographic spaces, quotes and dashes, arrows, the euro, the minus. */
const FRENCH: readonly (readonly [number, number])[] = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x152, 0x153],
  [0x178, 0x178],
  [0x2000, 0x206f],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
]

const hex = (code: number) => code.toString(16)
const rangeOf = ([from, to]: readonly [number, number]) =>
  from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`

const french = FRENCH.map(rangeOf).join(',')
const others = FRENCH.map(([from], at) => rangeOf([(FRENCH[at - 1]?.[1] ?? -1) + 1, from - 1]))
  .concat(rangeOf([(FRENCH.at(-1)?.[1] ?? 0) + 1, 0x10_ff_ff]))
  .join(',')

const letters = FRENCH.flatMap(([from, to]) =>
  Array.from({ length: to - from + 1 }, (_, step) => String.fromCodePoint(from + step)),
).join('')

const nameOf = (font: string) => basename(font).replace('.woff2', '.fr.woff2')

/** Each face in two: the letters of French, which every page needs, and the whole font where another letter is met. */
const inTwo = (css: string) =>
  css.replaceAll(/@font-face\{([^}]*?)url\(([^)]*\.woff2)\)([^}]*)\}/g, (_, before, url: string, after) =>
    [
      [url, others],
      [join(dirname(url), nameOf(url)), french],
    ]
      .map(([file, range]) => `@font-face{${before}url(${file})${after};unicode-range:${range}}`)
      .join(''),
  )

/** Cuts the fonts of the build to the letters of French, and keeps the whole ones for the others. */
export const lighterFonts = (): Plugin => {
  let folder = ''
  return {
    name: 'lighter-fonts',
    apply: 'build',
    configResolved(config) {
      folder = config.build.outDir
    },
    async writeBundle() {
      for (const font of globSync(`${folder}/assets/*.woff2`)) {
        if (font.endsWith('.fr.woff2')) continue
        const cut = await subsetFont(readFileSync(font), letters, {
          targetFormat: 'woff2',
          noLayoutClosure: true,
        })
        writeFileSync(join(dirname(font), nameOf(font)), cut)
      }
      for (const sheet of globSync(`${folder}/assets/*.css`))
        writeFileSync(sheet, inTwo(readFileSync(sheet, 'utf8')))
      const index = join(folder, 'index.html')
      if (existsSync(index))
        writeFileSync(index, readFileSync(index, 'utf8').replaceAll('.woff2', '.fr.woff2'))
    },
  }
}
