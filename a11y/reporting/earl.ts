import type { AuditRun, Finding } from '../findings.ts'
import type { CriterionResult } from './criterionResults.ts'
import { criterionNodes, criterionUrl, earlDocument } from './earlFormat.ts'

/** Everything that was looked at, taken together. */
const ALL = '_:tout'

const wayOf = ({ theme, width, mode }: Finding) =>
  [`thème ${theme}`, `${width} px`, ...(mode ? [mode] : [])].join(', ')

/**
 * The run in EARL: what each test found and where, in which theme and at which width; the tests that found nothing anywhere,
 * which pass as tests and make no criterion pass; the criteria that nobody looked at.
 */
export const earlReport = (run: AuditRun, results: readonly CriterionResult[]) => {
  const software = Object.entries(run.tools).map(([name, version], rank) => ({
    '@id': `_:outil${rank + 1}`,
    '@type': ['Assertor', 'Software'],
    title: name,
    hasVersion: version,
  }))
  const tests = Object.keys({ ...run.ran, ...Object.fromEntries(run.findings.map(({ test }) => [test, 0])) })
  const ranks = new Map(tests.map((test, rank) => [test, `_:test${rank + 1}`]))
  const states = new Map(run.states.map(({ address }, rank) => [address, `_:etat${rank + 1}`]))
  const found = new Set(run.findings.map(({ test }) => test))
  const criteriaOf = (test: string) =>
    results.filter(({ checked }) => checked.some(([name]) => name === test)).map(({ id }) => criterionUrl(id))
  const assertion = { '@type': 'Assertion', mode: 'earl:automatic', assertedBy: '_:audit' }
  const result = (outcome: string, description: string) => ({
    '@type': 'TestResult',
    outcome: `earl:${outcome}`,
    date: run.date,
    description,
  })
  return earlDocument([
    ...software,
    {
      '@id': '_:audit',
      '@type': ['Assertor', 'Software'],
      title: 'npm run a11y',
      hasVersion: run.version,
      description: run.browser,
      hasPart: software.map((tool) => tool['@id']),
    },
    {
      '@id': ALL,
      '@type': 'TestSubject',
      title: 'Espace agent public',
      hasVersion: run.version,
      description: `${run.states.length} états ; thèmes : ${run.themes.join(', ')} ; largeurs : ${run.widths.join(' et ')} px ; autres modes : ${run.modes.join(', ') || 'aucun'}`,
    },
    ...run.states.map(({ address, page, state, recipe }) => ({
      '@id': states.get(address),
      '@type': 'TestSubject',
      title: `${page} : ${state}`,
      description: recipe,
      isPartOf: { '@id': ALL },
    })),
    ...criterionNodes(results),
    ...tests.map((test) => ({
      '@id': ranks.get(test),
      '@type': 'TestCase',
      title: test,
      criteria: criteriaOf(test),
    })),
    ...run.findings.map((one) => ({
      ...assertion,
      subject: states.get(one.address) ?? ALL,
      test: ranks.get(one.test),
      result: {
        ...result(one.level === 'echec' ? 'failed' : 'cantTell', `${wayOf(one)} : ${one.message}`),
        pointer: one.selector,
      },
    })),
    ...Object.entries(run.ran)
      .filter(([test]) => !found.has(test))
      .map(([test, times]) => ({
        ...assertion,
        subject: ALL,
        test: ranks.get(test),
        result: result('passed', `${times} regards, dans les états où ce test a quelque chose à regarder`),
      })),
    ...results
      .filter(({ status }) => status === 'NT' || status === 'NA')
      .map(({ id, status, why }) => ({
        ...assertion,
        subject: ALL,
        test: criterionUrl(id),
        result: result(status === 'NA' ? 'inapplicable' : 'untested', why),
      })),
  ])
}
