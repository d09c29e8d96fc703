/** PDF: documents that a screen reader can read, with their letterhead and their tables. */

import Pdfkit from 'pdfkit'
import { serviceName } from '#rules/product.ts'
import { dejavu, marianne } from './fonts.ts'
import { linesOf } from './lines.ts'
import { runsOf } from './runs.ts'

/** What identifies a document; `createdOn` is an argument so that the same input gives the same bytes. */
export interface DocumentIdentity {
  readonly title: string
  readonly author: string
  readonly createdOn: Date
  /** Line at the foot of every page. */
  readonly foot: string
  /** False only for tests, which read the content of the pages. */
  readonly compress?: boolean | undefined
}

/** How a text is set: size in points, colour in hexadecimal, `right` when `x` is where the text ends. */
export interface TextStyle {
  readonly size?: number
  readonly bold?: boolean
  readonly colour?: string
  readonly right?: boolean
}

/** Standard structure types that these documents use (ISO 32000-1, 14.8.4). */
export type Tag =
  | 'H1'
  | 'H2'
  | 'H3'
  | 'P'
  | 'L'
  | 'LI'
  | 'Lbl'
  | 'LBody'
  | 'Table'
  | 'THead'
  | 'TBody'
  | 'TFoot'
  | 'TR'
  | 'TH'
  | 'TD'

/** What a header cell is the header of. */
export type Scope = 'Column' | 'Row'

const A4 = { width: 595.28, height: 841.89 }
const MARGIN = 40
const PDF_UA = { pdfVersion: '1.7', subset: 'PDF/UA', tagged: true, displayTitle: true, lang: 'fr-FR' }

/** Edges of the text area, in points from the top left corner of the page. */
export const area = { left: MARGIN, right: A4.width - MARGIN, top: MARGIN, bottom: A4.height - 60 }

/** Naming features, be it none, makes pdfkit shape a text whole instead of character by character. */
const PLACED: PDFKit.Mixins.TextOptions = { lineBreak: false, baseline: 'alphabetic', features: [] }

/** pdfkit writes titles into XML without escaping them. */
const metadata = (text: string): string => text.replaceAll('&', 'et').replaceAll(/[<>]/g, '')

/**
 * A tagged A4 document in French, written from top to bottom: texts are leaves of the structure tree, everything else
 * is an artifact. The only module that knows pdfkit.
 */
export class TaggedDocument {
  /** Where the next block begins, in points from the top of the page. */
  y = area.top

  readonly #pdf: PDFKit.PDFDocument
  readonly #foot: string
  readonly #bookmarks: { title: string; page: number; top: number }[] = []
  #parent: PDFKit.PDFStructureElement
  #pages = 1
  #colour = ''

  constructor({ title, author, createdOn, foot, compress = true }: DocumentIdentity) {
    const { regular, bold } = marianne()
    const info = {
      Title: metadata(title),
      Author: metadata(author),
      Creator: serviceName,
      CreationDate: createdOn,
    }
    const options = { ...PDF_UA, compress, size: 'A4', margin: 0, font: null, info, bufferPages: true }
    // @types/pdfkit knows neither PDF/UA nor opened fonts, nor that null spares the loading of Helvetica.
    this.#pdf = new Pdfkit(options as unknown as PDFKit.PDFDocumentOptions)
    this.#pdf.registerFont('regular', regular as unknown as string)
    this.#pdf.registerFont('bold', bold as unknown as string)
    this.#foot = foot
    this.#parent = this.#pdf.struct('Document')
    this.#pdf.addStructure(this.#parent)
  }

  /** Adds a structure element that holds what `build` writes. */
  within(tag: Tag, build: () => void): void {
    const outer = this.#parent
    const element = this.#pdf.struct(tag)
    outer.add(element)
    this.#parent = element
    build()
    element.end()
    this.#parent = outer
  }

  /** Adds a structure element made of the texts that `draw` places; without `draw` it is an empty cell. */
  leaf(tag: Tag, draw?: () => void, scope?: Scope): void {
    this.#add(tag, scope ? { scope } : {}, draw)
  }

  /** Adds a figure, drawn and written by `draw` within a box (left, top, right, bottom), that `alt` tells whole. */
  figure(alt: string, box: readonly [number, number, number, number], draw: () => void): void {
    this.#add('Figure', { alt, bbox: [...box], placement: 'Block' }, draw)
  }

  /** Draws a line through places, within a figure. */
  stroke(places: readonly (readonly [x: number, y: number])[], colour: string, width: number): void {
    const [first, ...rest] = places
    if (!first) return
    this.#pdf.moveTo(...first)
    for (const place of rest) this.#pdf.lineTo(...place)
    this.#pdf.lineWidth(width).stroke(colour)
  }

  /** Draws what assistive technologies must not read: a line, a band, a repeated header. */
  artifact(draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
    this.#pdf.markContent('Artifact', { type })
    draw()
    this.#pdf.endMarkedContent()
  }

  /** Places one line of text, its baseline at `y`, within a leaf or an artifact. */
  line(text: string, x: number, y: number, style: TextStyle = {}): void {
    const { colour = '#161616', right = false } = style
    if (colour !== this.#colour) this.#pdf.fillColor(colour)
    this.#colour = colour
    let place = right ? x - this.widthOf(text, style) : x
    for (const run of runsOf(text)) {
      const face = this.#face(run.more, style)
      face.text(run.text, place, y, PLACED)
      place += face.widthOfString(run.text, PLACED)
    }
  }

  /** Fills a rectangle with a colour, as an artifact. */
  band(x: number, y: number, width: number, height: number, colour: string): void {
    this.artifact(() => this.#pdf.rect(x, y, width, height).fill(colour))
    this.#colour = ''
  }

  /** Width of one line of text, in points. */
  widthOf(text: string, style: TextStyle = {}): number {
    return runsOf(text).reduce(
      (width, run) => width + this.#face(run.more, style).widthOfString(run.text, PLACED),
      0,
    )
  }

  /** Lines of a text that fit a width, in points; each keeps its last space, for copy and paste. */
  wrap(text: string, width: number, style: TextStyle = {}): string[] {
    return linesOf(text, width, (part) => this.widthOf(part, style))
  }

  /** Makes the heading written next reachable from the bookmarks, which appear from two pages on. */
  bookmark(title: string): void {
    this.#bookmarks.push({ title, page: this.#pages - 1, top: Math.max(0, this.y - 20) })
  }

  /** Goes to a new page when less than `height` points are left; says whether it did. */
  makeRoom(height: number): boolean {
    if (this.y + height <= area.bottom) return false
    this.#pdf.addPage()
    this.#pages += 1
    this.#colour = ''
    this.y = area.top
    return true
  }

  /** Closes the document: its bytes. Everything is written by then, so that one read gives it all. */
  finish(): Buffer {
    for (let page = 1; page < this.#pages; page += 1) {
      this.#pdf.switchToPage(page - 1)
      this.artifact(() => this.#writeFoot(page), 'Pagination')
    }
    this.#pdf.switchToPage(this.#pages - 1)
    this.leaf('P', () => this.#writeFoot(this.#pages))
    if (this.#pages > 1) this.#bookmarks.forEach((bookmark) => this.#addBookmark(bookmark))
    this.#parent.end()
    this.#pdf.end()
    return this.#pdf.read() as Buffer
  }

  /** Sets the face of a style, or the one that has more signs, which a document takes in only when it needs it. */
  #face(more: boolean, { size = 8.5, bold = false }: TextStyle): PDFKit.PDFDocument {
    if (!more) return this.#pdf.font(bold ? 'bold' : 'regular', size)
    this.#pdf.registerFont('more', dejavu() as unknown as string)
    return this.#pdf.font('more', size)
  }

  /** @types/pdfkit knows neither the scope of a cell nor the box of a figure. */
  #add(tag: Tag | 'Figure', options: object, draw?: () => void): void {
    const element = this.#pdf.struct(tag, options)
    this.#parent.add(element)
    if (draw) element.add(draw)
    element.end()
  }

  /** Where a page stands among all: they are kept until the last is written, so that each can say it. */
  #writeFoot(page: number): void {
    const place = this.#pages > 1 ? ` – page ${page} sur ${this.#pages}` : ''
    this.#colour = ''
    this.line(this.#foot + place, area.left, A4.height - 34, { bold: true })
  }

  /** pdfkit reckons `left` from the right edge, and its types know no destination. */
  #addBookmark({ title, page, top }: { title: string; page: number; top: number }): void {
    const destination: object = { pageNumber: page, top, left: A4.width }
    this.#pdf.outline.addItem(title, destination)
  }
}
