import type { AuditRun } from '../findings.ts'
import type { CriterionResult } from './criterionResults.ts'
import { grouped } from './grouped.ts'

const CONTEXT = 'https://www.w3.org/WAI/content-assets/wcag-act-rules/earl-context.json'

/** The findings in EARL: what failed, what could not be told, and the criteria that nobody looked at. */
export const earlReport = (run: AuditRun, results: readonly CriterionResult[]) => {
  const assertedBy = Object.entries(run.tools).map(([name, version]) => `${name} ${version}`)
  const subjects = grouped(run.findings, ({ address }) => address)
  return {
    '@context': CONTEXT,
    '@graph': [
      ...[...subjects].map(([address, findings]) => ({
        '@type': 'TestSubject',
        source: address,
        assertions: findings.map((found) => ({
          '@type': 'Assertion',
          mode: 'earl:automatic',
          assertedBy,
          test: { title: found.test, isPartOf: found.criteria.map((id) => `RGAA ${run.referential} ${id}`) },
          result: {
            outcome: found.level === 'echec' ? 'earl:failed' : 'earl:cantTell',
            description: found.message,
            pointer: found.selector,
          },
        })),
      })),
      {
        '@type': 'TestSubject',
        source: 'Espace agent public',
        assertions: results
          .filter(({ status }) => status === 'NT' || status === 'NA')
          .map(({ id, title, status, why }) => ({
            '@type': 'Assertion',
            mode: 'earl:automatic',
            assertedBy,
            test: { title: `RGAA ${run.referential} ${id} : ${title}` },
            result: { outcome: status === 'NA' ? 'earl:inapplicable' : 'earl:untested', description: why },
          })),
      },
    ],
  }
}
