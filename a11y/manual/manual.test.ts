import { createReadStream, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { describe, expect, it, onTestFinished } from 'vitest'
import { criteria } from '../referential.ts'
import type { HumanCheck } from '../reporting/humanChecks.ts'
import { sample } from '../sample.ts'
import { misread } from '../reporting/misread.ts'
import { manualCsv, manualEarl, manualReport } from './exports.ts'
import { gridSheets, workbookXml, writeGrid } from './grid.ts'
import { progress, questionsLeft } from './answers.ts'
import { walkThrough } from './guide.ts'

const check = (criterion: string, page: string, result: HumanCheck['result'] = 'C'): HumanCheck => ({
  criterion,
  page,
  who: 'Auditrice',
  date: '2026-11-20',
  assistiveTechnology: 'NVDA 2026.1, Firefox 145',
  result,
  comment: 'Lu de bout en bout',
})

const guided = async (answers: readonly string[], before: readonly HumanCheck[] = []) => {
  const kept = [...before]
  const said: string[] = []
  const opened: string[] = []
  const waiting = [...answers]
  const desk = {
    say: (line: string) => void said.push(line),
    ask: async () => waiting.shift(),
    open: async ({ path }: { readonly path: string }) => void opened.push(path),
    keep: (one: HumanCheck) => void kept.push(one),
    takeBack: (one: HumanCheck) => void kept.splice(kept.lastIndexOf(one), 1),
    today: () => '2026-11-23' as const,
  }
  await walkThrough(desk, before)
  return { kept: kept.filter((one) => !before.includes(one)), left: kept, said, opened }
}

const [first] = sample

describe('the guided audit', () => {
  it('asks for each criterion on each page, and takes the verdict with what was heard', async () => {
    const { kept, opened } = await guided([
      'Auditrice',
      'NVDA',
      'oui',
      'c',
      'image lue',
      'p',
      'nc',
      'vide',
      'q',
    ])
    expect(opened).toEqual([first?.path])
    expect(kept.map(({ criterion, result, comment }) => [criterion, result, comment])).toEqual([
      ['1.1', 'C', 'image lue'],
      ['1.3', 'NC', 'vide'],
    ])
    expect(kept[0]).toMatchObject({ who: 'Auditrice', assistiveTechnology: 'NVDA', date: '2026-11-23' })
  })

  it('begins again where it stopped, and takes a whole theme as without object', async () => {
    const before = criteria.filter(({ theme }) => theme < 4).map(({ id }) => check(id, first?.path ?? ''))
    const { kept } = await guided(['Auditrice', '', 't'], before)
    expect(kept.map(({ criterion }) => criterion)).toEqual(
      criteria.filter(({ theme }) => theme === 4).map(({ id }) => id),
    )
    expect(questionsLeft([...before, ...kept])[0]?.criterion.id).toBe('5.1')
    expect(progress(before)).toMatch(/^\d+ réponses sur \d+/)
    expect(progress(before.slice(0, 1))).toMatch(/^1 réponse sur /)
  })

  it('takes back a verdict that was mistyped, one passed over and a whole theme, however far', async () => {
    const { kept, said } = await guided([
      'Auditrice',
      '',
      'r',
      'c',
      'faute de frappe',
      'p',
      't',
      // Back over the theme, what was passed, and the verdict.
      'R',
      'r',
      'r',
      'nc',
      'image sans alternative',
      'c',
      'vu',
      'q',
    ])
    expect(kept.map(({ criterion, result, comment }) => [criterion, result, comment])).toEqual([
      ['1.1', 'NC', 'image sans alternative'],
      ['1.2', 'C', 'vu'],
    ])
    expect(said).toContain('Aucune réponse n’a été donnée avant celle-ci.')
    expect(said).toContain('Réponse retirée : 1.1 C faute de frappe')
  })

  it('shows what was answered the times before, and takes the last of it back', async () => {
    const before = [check('1.1', first?.path ?? ''), check('1.2', first?.path ?? '', 'NC')]
    const { left, said } = await guided(['Auditrice', '', 'r', 'na', 'aucune décoration', 'q'], before)
    expect(said).toContain(`  ${first?.name} : C 1.1 ; NC 1.2`)
    expect(left.map(({ criterion, result }) => `${criterion} ${result}`)).toEqual(['1.1 C', '1.2 NA'])
  })

  it('keeps nothing of nobody', async () => {
    expect((await guided([' ', '', 'c', 'vu'])).kept).toEqual([])
  })
})

const some = [check('1.1', '/contact'), check('8.6', '/contact', 'NC'), check('4.1', '/plandusite', 'NA')]

describe('what is exported', () => {
  it('has the cells of Ara, and no rate before the end', () => {
    const column = sample.findIndex(({ path }) => path === '/contact') + 2
    const [header = '', line = ''] = manualCsv(some).split('\n')
    expect(header.split(',')[column]).toBe('Contact')
    expect(line.split(',')[column]).toBe('C')
    const report = manualReport(some, '2026-11-23')
    expect(report.accessibilityRate).toBeNull()
    expect(report.results).toHaveLength(106 * sample.length)
    const whole = criteria.flatMap(({ id }) => sample.map(({ path }) => check(id, path)))
    expect(manualReport(whole, '2026-11-23')).toMatchObject({
      accessibilityRate: 100,
      criteriaCount: { compliant: 106, notCompliant: 0 },
    })
  })

  it('says in EARL who said what, in terms that its own context defines', () => {
    const earl = manualEarl(some)
    const said = JSON.stringify(earl['@graph'])
    for (const outcome of ['passed', 'failed', 'inapplicable', 'untested'])
      expect(said).toContain(`earl:${outcome}`)
    expect(said).toContain('"@type":"Assertor","name":"Auditrice"')
    expect(misread(earl['@graph'])).toEqual([])
    const mute = earl['@graph'].filter((one) => one['@type'] === 'Assertion' && !('assertedBy' in one))
    expect(mute).toEqual([])
  })

  it('is a workbook with the sheets of the official grid', async () => {
    const names = gridSheets(some).map(({ name }) => name)
    expect(names.slice(0, 4)).toEqual(['Échantillon', 'Critères', 'Synthèse', 'P01'])
    expect(names).toHaveLength(3 + sample.length)
    expect(workbookXml([{ name: 'A & B', rows: [['<x>\u0008', 2]] }])).toContain(
      '<table:table table:name="A &amp; B"><table:table-column table:number-columns-repeated="2"/><table:table-row><table:table-cell office:value-type="string"><text:p>&lt;x&gt; </text:p>',
    )
    const folder = mkdtempSync(join(tmpdir(), 'grille-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const path = join(folder, 'grille.ods')
    await writeGrid(some, path)
    const head = await buffer(createReadStream(path, { end: 90 }))
    expect(head.toString('latin1')).toContain('mimetypeapplication/vnd.oasis.opendocument.spreadsheet')
    expect(readFileSync(path).subarray(0, 2).toString()).toBe('PK')
  })
})
