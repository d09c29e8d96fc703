import type { CalendarDate } from '#rules/calendar/dates.ts'
import { dateEnLettres } from '#rules/format/dates.ts'
import { writeLetterhead, writeLines } from '#server/kit/pdf/letterhead.ts'
import type { PdfOptions } from './payDocumentPdf.ts'
import { TaggedDocument } from '#server/kit/pdf/TaggedDocument.ts'

/** A letter or certificate: sentences rather than amounts. `date` is AAAA-MM-JJ. */
export interface Letter {
  readonly title: string
  readonly date: CalendarDate
  readonly author: { readonly nom: string; readonly service?: string }
  readonly recipient: string
  readonly paragraphs: readonly string[]
}

const FOOT = 'Document de démonstration, sans valeur'

/** Letter as a tagged A4 PDF in French; the same data and date give the same bytes. */
export const letterPdf = async (letter: Letter, options: PdfOptions): Promise<Buffer> => {
  const { title, date, author, recipient, paragraphs } = letter
  const doc = new TaggedDocument({
    title: `${title} – ${recipient}`,
    author: author.nom,
    foot: FOOT,
    ...options,
  })
  writeLetterhead(doc, title, dateEnLettres(date))
  doc.y += 20
  for (const line of [author.nom, author.service ?? ''].filter(Boolean)) writeLines(doc, line, { size: 10 })
  doc.y += 14
  writeLines(doc, `À l’attention de ${recipient}`, { size: 11, bold: true })
  for (const paragraph of paragraphs) {
    doc.y += 12
    writeLines(doc, paragraph, { size: 11 })
  }
  return doc.finish()
}
