import { expect, it } from 'vitest'
import { type Report, reportPdf } from './reportPdf.ts'
import { area } from './TaggedDocument.ts'
import { nodesOf, readPdf } from './testing/readPdf.ts'

const LONG = 'Une phrase d’une liste, qui ne tient pas sur une ligne de la page. '.repeat(4).trim()

const listed = (list: readonly string[]) => {
  const report: Report = {
    title: 'Compte',
    period: 'Au 20 novembre 2026',
    person: 'Camille Moreau',
    author: 'Espace agent public',
    foot: 'Page',
    sections: [{ title: 'Partie', list }],
  }
  return reportPdf(report, { createdOn: new Date('2026-11-20T09:00:00Z'), compress: false })
}

/** Left edge of each line of text, in points. */
const edges = (bytes: Buffer) =>
  Array.from(bytes.toString('latin1').matchAll(/1 0 0 1 ([\d.]+) [\d.]+ Tm/g), ([, x]) => Number(x))

it('marks each item of a list, and sets all its lines off from its mark', () => {
  const bytes = listed([LONG, 'Courte.'])
  const { structure } = readPdf(bytes)
  expect(nodesOf(structure, 'Lbl', 'LBody').map(({ tag, text }) => [tag, text.trim()])).toEqual([
    ['Lbl', '•'],
    ['LBody', LONG],
    ['Lbl', '•'],
    ['LBody', 'Courte.'],
  ])
  // Mark, three lines, mark, line, then the foot of the page.
  const [mark, body] = [area.left, area.left + 10]
  expect(edges(bytes).slice(-7)).toEqual([mark, body, body, body, mark, body, area.left])
})
