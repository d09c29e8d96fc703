import Pdf from 'pdfkit'
import { describe, expect, it } from 'vitest'
import { reproachTo } from './activeContent.ts'

type Drawing = InstanceType<typeof Pdf>

/** A PDF as a program writes one, with what is drawn in it. */
const written = async (draw: (doc: Drawing) => void): Promise<Buffer> => {
  const doc = new Pdf({ info: { Title: 'Arrêté' } })
  const chunks: Buffer[] = []
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise((done) => doc.on('end', done))
  doc.text('Arrêté de nomination')
  draw(doc)
  doc.end()
  await ended
  return Buffer.concat(chunks)
}

const reproachOf = async (draw: (doc: Drawing) => void) => reproachTo('application/pdf', await written(draw))

describe('a PDF that a program wrote', () => {
  it.each<[string, (doc: Drawing) => void]>([
    ['a file joined to it', (doc) => doc.file(Buffer.from('MZ'), { name: 'a.exe' })],
    ['a link to a file of the disk', (doc) => doc.link(0, 0, 9, 9, 'file:///C:/a.exe')],
    [
      'a button that sends what is typed',
      (doc) => doc.annotate(0, 0, 9, 9, { Subtype: 'Link', A: { S: 'SubmitForm' } } as object),
    ],
  ])('is refused with %s', async (_, draw) => expect(await reproachOf(draw)).toBe('pieceActive'))

  it.each<[string, (doc: Drawing) => void]>([
    ['nothing more', () => undefined],
    ['a link', (doc) => doc.link(0, 0, 9, 9, 'https://www.service-public.fr/a?b=file:c')],
    ['an address to write to', (doc) => doc.link(0, 0, 9, 9, 'mailto:retraite@exemple.fr')],
    ['a place to go to', (doc) => doc.goTo(0, 0, 9, 9, 'fin')],
    ['an outline', (doc) => doc.outline.addItem('Article 1')],
    ['a note', (doc) => doc.note(0, 0, 9, 9, 'Voir la pièce jointe')],
    ['a field to fill in', (doc) => doc.initForm().formText('nom', 0, 0, 90, 9, { value: 'Moreau' })],
  ])('is accepted with %s', async (_, draw) => expect(await reproachOf(draw)).toBeUndefined())
})
