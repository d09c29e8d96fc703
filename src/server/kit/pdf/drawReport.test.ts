import { describe, expect, it } from 'vitest'
import { drawReport } from './drawReport.ts'
import { type Report, reportPdf } from './reportPdf.ts'

const createdOn = new Date('2026-11-20T09:00:00Z')

const plain = (): Report => ({
  title: 'Compte',
  period: 'Au 20 novembre 2026',
  person: 'Camille Moreau',
  author: 'Espace agent public',
  foot: 'Page',
  sections: [{ title: 'Partie', paragraphs: ['Phrase.'] }],
})

describe('reports drawn apart', () => {
  it('are the same as drawn here', async () => {
    const drawn = await drawReport('camille', plain(), createdOn)
    expect(drawn.equals(reportPdf(plain(), { createdOn }))).toBe(true)
  })

  it('leave the others answered while one person has many drawn', async () => {
    const long: Report = {
      ...plain(),
      sections: Array.from({ length: 400 }, (_, at) => ({ title: `Partie ${at}`, paragraphs: ['Phrase.'] })),
    }
    let turns = 0
    const others = setInterval(() => {
      turns += 1
    }, 1)
    const drawn = await Promise.all(Array.from({ length: 6 }, () => drawReport('camille', long, createdOn)))
    clearInterval(others)
    expect(drawn).toHaveLength(6)
    // Drawn here, six drawings would leave six turns.
    expect(turns).toBeGreaterThan(50)
  })

  it('are refused to who asks for more than can wait, and to nobody else', async () => {
    const asked = Array.from({ length: 45 }, () => drawReport('alain', plain(), createdOn))
    const other = drawReport('odile', plain(), createdOn)
    const came = await Promise.allSettled(asked)
    const refused = came.filter(({ status }) => status === 'rejected')
    expect(refused).toHaveLength(4)
    for (const one of refused) expect(one).toMatchObject({ reason: { failure: 'serviceSature' } })
    await expect(other).resolves.toBeInstanceOf(Buffer)
  })
})
