interface PdfObject {
  readonly head: string
  readonly stream: string
}

/** The objects of a PDF, by number. */
export interface PdfObjects {
  get(id: string): PdfObject
  /** The object of a /Type. */
  find(type: string): PdfObject
  /** Numbers of the objects that a key of a dictionary refers to. */
  refs(head: string, key: string): string[]
}

const NONE: PdfObject = { head: '', stream: '' }

/** Reads the objects of a PDF, given as latin1 text, in the layout that pdfkit writes. */
export const pdfObjects = (pdf: string): PdfObjects => {
  const objects = new Map(
    Array.from(pdf.matchAll(/^(\d+) 0 obj\n([\s\S]*?)\nendobj$/gm), ([, id = '', body = '']) => {
      const [head = '', stream = ''] = body.split('\nstream\n')
      return [id, { head, stream }]
    }),
  )
  return {
    get: (id) => objects.get(id) ?? NONE,
    find: (type) => [...objects.values()].find(({ head }) => head.includes(`/Type /${type}\n`)) ?? NONE,
    refs: (head, key) => {
      const [, list = ''] = new RegExp(`/${key} \\[?([^\\]/>]*)`).exec(head) ?? []
      return Array.from(list.matchAll(/(\d+) 0 R/g), ([, id = '']) => id)
    },
  }
}
