import { expect, it } from 'vitest'
import { type Report, reportPdf } from './reportPdf.ts'
import { area } from './TaggedDocument.ts'
import { nodesOf, readPdf } from './testing/readPdf.ts'

const LONG = 'Une phrase d’une liste, qui ne tient pas sur une ligne de la page. '.repeat(4).trim()

const made = (told: Partial<Report>) => {
  const report: Report = {
    title: 'Compte',
    period: 'Au 20 novembre 2026',
    person: 'Camille Moreau',
    author: 'Espace agent public',
    foot: 'Page',
    sections: [],
    ...told,
  }
  return reportPdf(report, { createdOn: new Date('2026-11-20T09:00:00Z'), compress: false })
}

const listed = (list: readonly string[]) => made({ sections: [{ title: 'Partie', list }] })

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

it('sets a long title and a long period on several lines, beside the block-mark of the State', () => {
  const title = 'Accusé de réception de votre demande de retraite progressive'
  const period = 'Demande de retraite progressive n° DP-2026-0512-9830, reçue le 24 octobre 2026 à 14 h 32'
  const bytes = made({ title, period })
  const [heading] = nodesOf(readPdf(bytes).structure, 'H1')
  expect(heading?.text.trim()).toBe(title)
  // Two lines of the block-mark, two of the title, two of the period.
  const [state, also, ...beside] = edges(bytes).slice(0, 6)
  expect([state, also]).toEqual([area.left, area.left])
  expect(Math.min(...beside)).toBeGreaterThan(area.left + 100)
})

it('draws what people type that Marianne lacks: other letters, other signs, accents apart; an emoji by a word', () => {
  const bytes = listed([
    'Lycée de ʻUvea, Ελλάδα, Жуков, ⅓, temps\u2011plein 🎓👩\u200D🦽.',
    'e\u0301te\u0301',
  ])
  const { structure, missingGlyphs, unmarked } = readPdf(bytes)
  expect(nodesOf(structure, 'LBody').map(({ text }) => text.trim())).toEqual([
    'Lycée de ʻUvea, Ελλάδα, Жуков, ⅓, temps-plein [symbole].',
    'été',
  ])
  expect([missingGlyphs, unmarked]).toEqual([0, 0])
})
