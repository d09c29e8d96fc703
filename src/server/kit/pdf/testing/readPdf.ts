import { pdfObjects, type PdfObjects } from './pdfObjects.ts'
import { readPage } from './readPage.ts'

/** A node of the structure tree: its tag, its scope when it is a header cell, the text it holds, its children. */
export interface StructureNode {
  readonly tag: string
  readonly scope: string | undefined
  readonly text: string
  readonly children: readonly StructureNode[]
}

/** What tests look at in a PDF written without compression. */
export interface ReadPdf {
  readonly catalog: string
  readonly metadata: string
  readonly pages: number
  readonly structure: StructureNode
  /** Texts that assistive technologies skip. */
  readonly artifacts: readonly string[]
  /** Texts and fills that are neither in the structure nor artifacts. */
  readonly unmarked: number
  /** Glyphs that the font does not have. */
  readonly missingGlyphs: number
}

const readStructure = (
  objects: PdfObjects,
  id: string,
  textAt: (page: string, mcid: string) => string,
): StructureNode => {
  const { head } = objects.get(id)
  const [, tag = ''] = /\/S \/(\w+)/.exec(head) ?? []
  const [, scope] = /\/Scope \/(\w+)/.exec(head) ?? []
  const [, kids = ''] = /\/K \[([^\]]*)\]/.exec(head) ?? []
  const [page = ''] = objects.refs(head, 'Pg')
  const contents = kids.replaceAll(/\d+ 0 R/g, '').match(/\d+/g) ?? []
  return {
    tag,
    scope,
    text: contents.map((mcid) => textAt(page, mcid)).join(''),
    children: objects.refs(head, 'K').map((child) => readStructure(objects, child, textAt)),
  }
}

/** Reads a PDF that `TaggedDocument` wrote with `compress: false`: enough of the format for these files, no more. */
export const readPdf = (bytes: Buffer): ReadPdf => {
  const objects = pdfObjects(bytes.toString('latin1'))
  const catalog = objects.find('Catalog').head
  const [root = ''] = objects.refs(catalog, 'StructTreeRoot')
  const [document = ''] = objects.refs(objects.get(root).head, 'K')
  const [tree = ''] = objects.refs(catalog, 'Pages')
  const pageIds = objects.refs(objects.get(tree).head, 'Kids')
  const pages = new Map(pageIds.map((id) => [id, readPage(objects, id)]))
  const contents = [...pages.values()]
  return {
    catalog,
    metadata: Buffer.from(objects.find('Metadata').stream, 'latin1').toString('utf8'),
    pages: pageIds.length,
    structure: readStructure(objects, document, (page, mcid) => pages.get(page)?.marked.get(mcid) ?? ''),
    artifacts: contents.flatMap(({ artifacts }) => artifacts).filter((text) => text !== ''),
    unmarked: contents.reduce((sum, { unmarked }) => sum + unmarked, 0),
    missingGlyphs: contents.reduce((sum, { missingGlyphs }) => sum + missingGlyphs, 0),
  }
}

/** Every node of a tree with one of these tags, in reading order. */
export const nodesOf = (node: StructureNode, ...tags: readonly string[]): StructureNode[] => [
  ...(tags.includes(node.tag) ? [node] : []),
  ...node.children.flatMap((child) => nodesOf(child, ...tags)),
]
