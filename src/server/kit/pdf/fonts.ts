import { fileURLToPath } from 'node:url'
import Pdfkit from 'pdfkit'

interface GlyphRun {
  readonly glyphs: readonly unknown[]
  readonly positions: readonly object[]
  readonly advanceWidth: number
}

/** The part of an opened fontkit font that is used here; pdfkit takes such an object as a font. */
interface Font {
  readonly unitsPerEm: number
  hasGlyphForCodePoint(code: number): boolean
  layout(text: string, features?: readonly string[]): GlyphRun
}

/** Texts kept shaped, a few megabytes, before starting afresh. */
const MEMORY = 4000

/**
 * Opening a font costs about 100 ms, so that it is done once for all documents. pdfkit takes an opened font but hands
 * one out only through this property.
 */
const open = (url: string): Font => {
  const document: unknown = new Pdfkit({ font: fileURLToPath(url), autoFirstPage: false })
  const { _font: holder } = document as { _font: { font: Font } }
  return holder.font
}

/** A font that shapes a text once. Figures are shaped one by one, with equal widths: amounts align in columns. */
const remembering = (font: Font): Font => {
  // pdfkit scales shaped positions in place to 1000 units: runs can be shared only because this changes nothing.
  if (font.unitsPerEm !== 1000) throw new Error('Une police doit avoir 1000 unités par cadratin')
  const known = new Map<string, GlyphRun>()
  const shape = (text: string): GlyphRun => {
    if (text.length === 1) return font.layout(text, ['tnum'])
    if (!/\d/.test(text)) return font.layout(text, [])
    const runs = Array.from(text, layout)
    return {
      glyphs: runs.flatMap(({ glyphs }) => glyphs),
      positions: runs.flatMap(({ positions }) => positions),
      advanceWidth: runs.reduce((width, run) => width + run.advanceWidth, 0),
    }
  }
  const layout = (text: string): GlyphRun => {
    const kept = known.get(text)
    if (kept) return kept
    const run = shape(text)
    if (known.size >= MEMORY) known.clear()
    known.set(text, run)
    return run
  }
  return Object.create(font, { layout: { value: layout } }) as Font
}

let opened: { readonly regular: Font; readonly bold: Font } | undefined

/** The two faces of Marianne, opened at the first document. */
export const marianne = (): { readonly regular: Font; readonly bold: Font } => {
  opened ??= {
    regular: remembering(open(import.meta.resolve('@gouvfr/dsfr/dist/fonts/Marianne-Regular.woff2'))),
    bold: remembering(open(import.meta.resolve('@gouvfr/dsfr/dist/fonts/Marianne-Bold.woff2'))),
  }
  return opened
}

let more: Font | undefined

/** A face with the letters and the signs that Marianne lacks, opened at the first text that has some. */
export const dejavu = (): Font => (more ??= open(import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf')))
