import type { PdfObjects } from './pdfObjects.ts'

/** What a page draws: the text of each marked content, of each artifact, and what is neither. */
export interface PageContent {
  readonly marked: ReadonlyMap<string, string>
  readonly artifacts: readonly string[]
  readonly unmarked: number
  readonly missingGlyphs: number
}

/** Unicode of each glyph number of a font, from its ToUnicode map. */
const unicodeOf = (map: string): string[] => {
  const [, list = ''] = /\[([\s\S]*)\]/.exec(map.slice(map.indexOf('beginbfrange'))) ?? []
  return Array.from(list.matchAll(/<([^>]*)>/g), ([, codes = '']) =>
    String.fromCharCode(...codes.split(' ').map((code) => Number.parseInt(code, 16))),
  )
}

const fontsOf = (objects: PdfObjects, resources: string): Map<string, string[]> =>
  new Map(
    Array.from(resources.matchAll(/\/(F\d+) (\d+) 0 R/g), ([, name = '', id = '']) => {
      const [map = ''] = objects.refs(objects.get(id).head, 'ToUnicode')
      return [name, unicodeOf(objects.get(map).stream)]
    }),
  )

const glyphsOf = (line: string): string[] =>
  Array.from(line.matchAll(/<([0-9a-f]*)>/g), ([, hex = '']) => hex.match(/.{4}/g) ?? []).flat()

/** Reads the drawing of one page, in the layout that pdfkit writes: one operator a line, two bytes a glyph. */
export const readPage = (objects: PdfObjects, id: string): PageContent => {
  const { head } = objects.get(id)
  const [resources = ''] = objects.refs(head, 'Resources')
  const [contents = ''] = objects.refs(head, 'Contents')
  const fonts = fontsOf(objects, objects.get(resources).head)
  const marked = new Map<string, string>()
  const artifacts: string[] = []
  let unmarked = 0
  let missingGlyphs = 0
  let place: string | undefined
  let font: string[] = []
  for (const line of objects.get(contents).stream.split('\n')) {
    const [, mcid] = /\/MCID (\d+)/.exec(line) ?? []
    const [, fontName] = /^\/(F\d+) [\d.]+ Tf$/.exec(line) ?? []
    if (mcid !== undefined) place = mcid
    else if (line.startsWith('/Artifact')) place = `artifact ${artifacts.push('')}`
    else if (line === 'EMC') place = undefined
    else if (fontName !== undefined) font = fonts.get(fontName) ?? []
    const drawsText = line.endsWith(' TJ')
    if (place === undefined && (drawsText || line === 'f')) unmarked += 1
    if (!drawsText || place === undefined) continue
    const glyphs = glyphsOf(line)
    missingGlyphs += glyphs.filter((glyph) => glyph === '0000').length
    const text = glyphs.map((glyph) => font[Number.parseInt(glyph, 16)] ?? '').join('')
    if (place.startsWith('artifact')) artifacts.push((artifacts.pop() ?? '') + text)
    else marked.set(place, (marked.get(place) ?? '') + text)
  }
  return { marked, artifacts, unmarked, missingGlyphs }
}
