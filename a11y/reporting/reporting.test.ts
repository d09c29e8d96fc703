import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { releveDe } from '#rules/contenu/accessibilite.ts'
import { donneesAudit } from '#server/contenu/accessibilite/accessibiliteDonnees.ts'
import type { AuditRun, Finding } from '../findings.ts'
import { araCsv, araReport, samplePages } from './ara.ts'
import { criterionResults } from './criterionResults.ts'
import { criteria } from '../referential.ts'
import { hashes } from '../runs/hashes.ts'
import { sample } from '../sample.ts'
import { earlReport } from './earl.ts'
import { criterionUrl } from './earlFormat.ts'
import { misread } from './misread.ts'
import { evidence, type HumanCheck, humanChecks } from './humanChecks.ts'
import { htmlReport } from './htmlReport.ts'
import { recordOf, whyNotPublished } from './record.ts'
import { writeReport } from './writeReport.ts'

const place = { address: 'ecran--contact', page: '/contact', state: 'visiteur, ouverte' }
const failure: Finding = {
  ...place,
  theme: 'sombre',
  width: 320,
  test: 'reflow320',
  level: 'echec',
  criteria: ['10.11'],
  selector: '#x',
  html: '<div id="x">',
  message: 'La page déborde.',
  picture: 'reflow320-1.jpg',
}
const run: AuditRun = {
  referential: '4.1.2',
  date: '2026-11-21T03:00:00.000Z',
  commit: 'abc',
  version: '1.2.3',
  hash: '0123456789abcdef',
  hashes: hashes(),
  tools: { 'axe-core': '4.14.1' },
  browser: 'Chromium 142',
  themes: ['clair', 'sombre'],
  widths: [320, 1280],
  modes: [],
  looks: 4,
  resumed: 0,
  states: [{ ...place, recipe: 'ouvrir /contact' }],
  ran: { reflow320: 4, lang: 4 },
  present: ['lien', 'champ', 'bouton'],
  resolved: 0,
  findings: [failure, { ...failure, width: 1280, level: 'indecis', criteria: ['6.1'], test: 'linkNames' }],
}
const results = criterionResults(run, [])
const result = (id: string) => results.find((one) => one.id === id)
const pages = samplePages(run)

const check = (criterion: string, page: string): HumanCheck => ({
  criterion,
  page,
  who: 'auditrice',
  date: '2026-11-21',
  assistiveTechnology: 'NVDA 2026.1',
  result: 'C',
  comment: '',
})

describe('the results by criterion', () => {
  it('cover the 106, and a machine never says « conforme »', () => {
    expect(results).toHaveLength(106)
    expect(results.filter(({ status }) => status === 'C')).toEqual([])
  })

  it('tell failures, absences, what was checked, and what was not', () => {
    expect(result('10.11')).toMatchObject({ status: 'NC', checked: [['reflow320', 4]] })
    expect(result('5.6')).toMatchObject({ status: 'NA' })
    expect(result('8.3')).toMatchObject({ status: 'NT', why: 'contrôlé par la machine, sans échec' })
    expect(result('1.3')).toMatchObject({ status: 'NT', why: 'non contrôlé par la machine' })
    expect(result('6.1')?.undecided).toHaveLength(1)
  })

  it('are « C » from every page of the sample only, and never against a failure', () => {
    const everywhere = (criterion: string): HumanCheck[] => sample.map(({ path }) => check(criterion, path))
    const said = criterionResults(run, [
      ...everywhere('1.3'),
      ...everywhere('10.11'),
      ...everywhere('8.3').slice(1),
      ...everywhere('8.4').map((one) => ({ ...one, who: '' })),
    ])
    const statuses = ['1.3', '10.11', '8.3', '8.4'].map((id) => said.find((one) => one.id === id)?.status)
    expect(statuses).toEqual(['C', 'NC', 'NT', 'NT'])
  })
})

describe('the report', () => {
  it('has the fields and the grid of Ara', () => {
    const report = araReport(run, results, pages)
    expect(report).toMatchObject({
      accessibilityRate: null,
      criteriaCount: { total: 106, compliant: 0, notCompliant: 1 },
    })
    expect(report.results).toHaveLength(1)
    const [header, first] = araCsv(results, pages).split('\n')
    expect([header, first]).toEqual(['Critères,Éléments transverses,/contact', '1.1,NT,NT'])
    expect(araCsv(results, pages)).toContain('\n10.11,NT,NC\n')
  })

  it('says in EARL who found what, where, in which theme and at which width', () => {
    const graph = earlReport(run, results)['@graph']
    const node = (id: string) => graph.find((one) => '@id' in one && one['@id'] === id)
    const failed = graph.find((one) => 'result' in one && one.result.outcome === 'earl:failed')
    if (!failed || !('result' in failed)) throw new Error('Nothing failed.')
    expect(failed.result).toMatchObject({
      description: 'thème sombre, 320 px : La page déborde.',
      pointer: '#x',
    })
    expect(node(failed.subject)).toMatchObject({ title: '/contact : visiteur, ouverte' })
    expect(node(failed.test ?? '')).toMatchObject({ title: 'reflow320', criteria: [criterionUrl('10.11')] })
    expect(node(failed.assertedBy)).toMatchObject({
      '@type': ['Assertor', 'Software'],
      title: 'npm run a11y',
    })
  })

  it('says in EARL what could not be told, what nobody looked at, and that a test passes, never a criterion', () => {
    const { '@graph': graph } = earlReport(run, results)
    const outcomes = graph.flatMap((one) => ('result' in one ? [[one.result.outcome, one.test]] : []))
    const of = (outcome: string) => outcomes.filter(([said]) => said === `earl:${outcome}`)
    expect(of('cantTell')).toHaveLength(1)
    expect(of('inapplicable')).not.toEqual([])
    expect(of('untested')).not.toEqual([])
    const passed = of('passed').map(([, test]) => graph.find((one) => '@id' in one && one['@id'] === test))
    expect(passed).toMatchObject([{ '@type': 'TestCase', title: 'lang' }])
    expect(misread(graph)).toEqual([])
  })

  it('shows each finding with its picture and how to see it again', () => {
    const html = htmlReport(run, results)
    expect(html).toContain('images/reflow320-1.jpg')
    expect(html).toContain('npm run a11y -- --only ecran--contact')
    expect(html).toContain('&lt;div id=&quot;x&quot;&gt;')
    expect(html).toContain('12 trouvés sur 20 à leur premier semis')
  })

  it('is written where it is asked, and nowhere else', () => {
    const folder = mkdtempSync(join(tmpdir(), 'rapport-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    writeReport(run, results, join(folder, 'a11y-report'))
    expect(readdirSync(join(folder, 'a11y-report')).sort()).toEqual([
      'audit.csv',
      'earl.jsonld',
      'index.html',
      'results.json',
    ])
  })
})

describe('the record that is published', () => {
  it('says which version was seen, and gives the statement its counts', () => {
    expect(recordOf(run, results)).toMatchObject({
      date: '2026-11-21',
      version: '1.2.3',
      commit: 'abc',
      empreinte: '0123456789abcdef',
      audit: null,
      commence: false,
      echecs: 1,
      indecis: 1,
      etats: 1,
      visites: 4,
      criteres: { enEchec: [{ id: '10.11', pages: ['Contact'] }] },
    })
  })

  it('takes its state from what people said of each page, and from nothing else', () => {
    const whole = criteria.flatMap(({ id }) => sample.map(({ path }) => check(id, path)))
    expect(recordOf(run, results, whole)).toMatchObject({
      audit: { date: '2026-11-21', criteresApplicables: 106, criteresValides: 105 },
      essais: ['NVDA 2026.1'],
    })
    expect(recordOf(run, results, whole.slice(1))).toMatchObject({ audit: null, commence: true })
    const failed = [...whole, { ...check('1.1', '/contact'), result: 'NC' as const }]
    const record = recordOf(run, criterionResults(run, failed), failed)
    expect(record.audit?.criteresValides).toBe(104)
    expect(record.criteres.enEchec[0]).toMatchObject({ id: '1.1', pages: ['Contact'] })
  })

  it.each([
    ['nobody', { who: ' ' }],
    ['a page that is not of the sample', { page: '/ailleurs' }],
    ['a criterion that is none', { criterion: '14.1' }],
    ['a day to come', { date: '2026-11-22' }],
    ['a day that is none', { date: 'hier' as HumanCheck['date'] }],
  ] as const)('claims nothing of a check of %s', (_, fault) => {
    const whole = criteria.flatMap(({ id }) => sample.map(({ path }) => check(id, path)))
    const [first, ...others] = whole.map((one) => ({ ...one, assistiveTechnology: '' }))
    const faulty = { ...check('1.1', first?.page ?? ''), ...fault }
    const record = recordOf(run, results, [faulty, ...others])
    expect(record).toMatchObject({ audit: null, essais: [] })
  })

  it('that is read today claims no audit but that of the checks in the sources', () => {
    const { audit, commence, criteres } = donneesAudit
    const failing = criteres.enEchec.map(({ id }) => id)
    const said = releveDe(evidence(humanChecks(), failing), donneesAudit.date)
    expect({ audit, commence }).toEqual({ audit: said.audit, commence: said.commence })
  })

  it('is that of a whole run, of sources that anyone can take', () => {
    const whole = { whole: true, uncommitted: [], changed: false, missed: 0 }
    expect(whyNotPublished(whole)).toEqual([])
    for (const fault of [{ whole: false }, { uncommitted: ['src/a.ts'] }, { changed: true }, { missed: 2 }])
      expect(whyNotPublished({ ...whole, ...fault })).toHaveLength(1)
  })
})
