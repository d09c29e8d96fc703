import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'

/** What French is written with beyond ASCII, and what the portal writes: signs, spaces, quotes, dashes, operations. */
const WRITTEN = ' «»°·×÷²³§©µÀÂÄÆÇÈÉÊËÎÏÔÖÙÛÜàâäæçèéêëîïôöùûüÿŒœŸ\u00A0\u2009\u202F\u2010\u2011–—‘’“”•…€→−'

/** Those letters as ranges of codes, in order. */
const FRENCH = [...WRITTEN]
  .map((letter) => letter.codePointAt(0) ?? 0)
  .filter((code) => code > 0x7e)
  .toSorted((one, other) => one - other)
  .reduce<[number, number][]>(
    (ranges, code) => {
      const last = ranges.at(-1)
      if (last && code - last[1] <= 1) last[1] = code
      else ranges.push([code, code])
      return ranges
    },
    [[0x20, 0x7e]],
  )

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

/** Whether a sheet is the one of the faces: a page that has them inside must not be told them again. */
export const isSheetOfFaces = (href: string): boolean => href.startsWith('/assets/polices-')

const FACE = /@font-face\{[^}]*\}/g

/**
 * The page of a build with the faces of its sheets in one of their own. Faces that a later sheet tells again are other
 * faces: those that came too late for the page would then change its letters, and move what follows.
 */
const withFacesApart = (folder: string, index: string): string => {
  const sheets = [...index.matchAll(/<link rel="stylesheet"[^>]* href="(\/assets\/[^"]+)"/g)].map(
    ([, href = '']) => join(folder, href),
  )
  const faces = sheets.flatMap((sheet) => readFileSync(sheet, 'utf8').match(FACE) ?? []).join('')
  if (faces === '') return index
  for (const sheet of sheets) writeFileSync(sheet, readFileSync(sheet, 'utf8').replaceAll(FACE, ''))
  const name = `/assets/polices-${createHash('sha256').update(faces).digest('hex').slice(0, 8)}.css`
  writeFileSync(join(folder, name), faces)
  return index.replace('<link rel="stylesheet"', (link) => `${link} crossorigin href="${name}">${link}`)
}

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
        writeFileSync(
          index,
          withFacesApart(folder, readFileSync(index, 'utf8').replaceAll('.woff2', '.fr.woff2')),
        )
    },
  }
}
