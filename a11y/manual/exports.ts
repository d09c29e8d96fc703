import type { CalendarDate } from '#rules/calendar/dates.ts'
import { conformite, releveDe, tauxConformite, verdicts } from '#rules/contenu/accessibilite.ts'
import { criteria } from '../referential.ts'
import { araAudit, araEnvironment, araFault, araGrid, araResult, araVerdict } from '../reporting/araFormat.ts'
import { criterionNodes, criterionUrl, earlDocument } from '../reporting/earlFormat.ts'
import { evidence, type HumanCheck } from '../reporting/humanChecks.ts'
import { sample } from '../sample.ts'

/** Verdict of a criterion on a page, the last that was given. */
export type Cells = (criterion: string, page: string) => HumanCheck | undefined

/** What people said, cell by cell. */
export const cellsOf = (checks: readonly HumanCheck[]): Cells => {
  const last = new Map<string, HumanCheck>()
  for (const check of checks.toSorted((a, b) => a.date.localeCompare(b.date)))
    last.set(`${check.criterion} ${check.page}`, check)
  return (criterion, page) => last.get(`${criterion} ${page}`)
}

/** The grid of what people said. */
export const manualCsv = (checks: readonly HumanCheck[]): string => {
  const cell = cellsOf(checks)
  return araGrid(
    sample.map(({ name }) => name),
    criteria.map(({ id }) => [id, 'NT', ...sample.map(({ path }) => cell(id, path)?.result ?? 'NT')]),
  )
}

/** The audit that people made, in Ara's names; no rate before every page has every verdict. */
export const manualReport = (checks: readonly HumanCheck[], today: CalendarDate) => {
  const cell = cellsOf(checks)
  const proof = evidence(checks, [])
  const { audit } = conformite(releveDe(proof, today), today)
  const { context, criteriaCount, ...report } = araAudit(
    [...verdicts(proof, today).values()],
    sample.map(({ name, path }) => ({ name, url: path })),
  )
  const technologies = new Set(checks.map(({ assistiveTechnology }) => assistiveTechnology).filter(Boolean))
  return {
    ...report,
    creationDate: checks[0]?.date ?? today,
    updateDate: checks.at(-1)?.date ?? today,
    accessibilityRate: audit === null ? null : tauxConformite(audit),
    criteriaCount: { ...criteriaCount, applicable: criteriaCount.compliant + criteriaCount.notCompliant },
    context: {
      ...context,
      auditorName: [...new Set(checks.map(({ who }) => who))].join(', '),
      environments: [...technologies].map((one) => araEnvironment(one)),
    },
    results: sample.flatMap(({ path }, rank) =>
      criteria.map((criterion) => {
        const { result = 'NT', comment = '' } = cell(criterion.id, path) ?? {}
        const faults = result === 'NC' ? [araFault(comment, comment)] : []
        return araResult(rank, araVerdict(criterion, result), comment, faults)
      }),
    ),
  }
}

const OUTCOMES = {
  C: 'earl:passed',
  NC: 'earl:failed',
  NA: 'earl:inapplicable',
  NT: 'earl:untested',
} as const

/** Who says that nobody answered yet: an assertion always has its author. */
const GUIDE = '_:guide'

/** The audit in EARL: who said what of which criterion on which page. */
export const manualEarl = (checks: readonly HumanCheck[]) => {
  const cell = cellsOf(checks)
  const people = [...new Set(checks.map(({ who }) => who))]
  const subject = (rank: number) => `_:page${rank + 1}`
  return earlDocument([
    ...people.map((name, rank) => ({ '@id': `_:personne${rank + 1}`, '@type': 'Assertor', name })),
    { '@id': GUIDE, '@type': ['Assertor', 'Software'], title: 'npm run a11y -- --manuel' },
    ...sample.map(({ name, path }, rank) => ({
      '@id': subject(rank),
      '@type': 'TestSubject',
      title: name,
      description: path,
    })),
    ...criterionNodes(criteria),
    ...sample.flatMap(({ path }, rank) =>
      criteria.map(({ id }) => {
        const check = cell(id, path)
        return {
          '@type': 'Assertion',
          mode: 'earl:manual',
          subject: subject(rank),
          test: criterionUrl(id),
          assertedBy: check ? `_:personne${people.indexOf(check.who) + 1}` : GUIDE,
          result: {
            '@type': 'TestResult',
            outcome: OUTCOMES[check?.result ?? 'NT'],
            ...(check && {
              date: check.date,
              description: [check.assistiveTechnology, check.comment].filter(Boolean).join(' : '),
            }),
          },
        }
      }),
    ),
  ])
}
