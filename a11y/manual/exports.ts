import { stringify } from 'csv-stringify/sync'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import { conformite, releveDe, tauxConformite, verdicts, type Verdict } from '#rules/contenu/accessibilite.ts'
import { criteria, REFERENTIAL } from '../referential.ts'
import { araStatus } from '../reporting/ara.ts'
import { criterionUrl, EARL_CONTEXT } from '../reporting/earl.ts'
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

/** The grid as Ara exports it. */
export const manualCsv = (checks: readonly HumanCheck[]): string => {
  const cell = cellsOf(checks)
  return stringify([
    ['Critères', 'Éléments transverses', ...sample.map(({ name }) => name)],
    ...criteria.map(({ id }) => [id, 'NT', ...sample.map(({ path }) => cell(id, path)?.result ?? 'NT')]),
  ])
}

/** The audit with the names of fields of Ara's AuditReportDto; no rate before every page has every verdict. */
export const manualReport = (checks: readonly HumanCheck[], today: CalendarDate) => {
  const cell = cellsOf(checks)
  const proof = evidence(checks, [])
  const { audit } = conformite(releveDe(proof, today), today)
  const said = [...verdicts(proof, today).values()]
  const count = (wanted: Verdict) => said.filter((verdict) => verdict === wanted).length
  return {
    procedureName: 'Espace agent public',
    creationDate: checks[0]?.date ?? today,
    updateDate: checks.at(-1)?.date ?? today,
    auditType: 'FULL',
    accessibilityRate: audit === null ? null : tauxConformite(audit),
    criteriaCount: {
      total: criteria.length,
      compliant: count('C'),
      notCompliant: count('NC'),
      blocking: 0,
      applicable: count('C') + count('NC'),
      notApplicable: count('NA'),
    },
    context: {
      auditorName: [...new Set(checks.map(({ who }) => who))].join(', '),
      referencial: `RGAA ${REFERENTIAL}`,
      technologies: ['HTML', 'CSS', 'JavaScript', 'WAI-ARIA', 'PDF'],
      samples: sample.map(({ name, path }, rank) => ({ number: rank + 1, name, url: path })),
      environments: [
        ...new Set(checks.map(({ assistiveTechnology }) => assistiveTechnology).filter(Boolean)),
      ].map((assistiveTechnology) => ({
        platform: 'DESKTOP',
        operatingSystem: '',
        assistiveTechnology,
        browser: '',
      })),
    },
    results: sample.flatMap(({ path }, rank) =>
      criteria.map(({ id, theme }) => {
        const check = cell(id, path)
        return {
          topic: theme,
          criterium: Number(id.split('.')[1]),
          pageId: rank + 1,
          status: araStatus[check?.result ?? 'NT'],
          compliantComment: check?.result === 'C' ? check.comment : null,
          notApplicableComment: check?.result === 'NA' ? check.comment : null,
          exampleImages: [],
          notCompliantItems:
            check?.result === 'NC'
              ? [
                  {
                    title: check.comment,
                    comment: check.comment,
                    userImpact: null,
                    quickWin: false,
                    exampleImages: [],
                  },
                ]
              : [],
        }
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

/** The audit in EARL: who said what of which criterion on which page. */
export const manualEarl = (checks: readonly HumanCheck[]) => {
  const cell = cellsOf(checks)
  const people = [...new Set(checks.map(({ who }) => who))]
  const subject = (rank: number) => `_:page${rank + 1}`
  return {
    '@context': EARL_CONTEXT,
    '@graph': [
      ...people.map((name, rank) => ({ '@id': `_:personne${rank + 1}`, '@type': 'Assertor', name })),
      ...sample.map(({ name, path }, rank) => ({
        '@id': subject(rank),
        '@type': 'TestSubject',
        title: name,
        description: path,
      })),
      ...criteria.map(({ id, title, themeTitle }) => ({
        '@id': criterionUrl(id),
        '@type': 'TestCriterion',
        title: `${id} ${title}`,
        isPartOf: `RGAA ${REFERENTIAL}, ${themeTitle}`,
      })),
      ...sample.flatMap(({ path }, rank) =>
        criteria.map(({ id }) => {
          const check = cell(id, path)
          return {
            '@type': 'Assertion',
            mode: 'earl:manual',
            subject: subject(rank),
            test: criterionUrl(id),
            ...(check && { assertedBy: `_:personne${people.indexOf(check.who) + 1}` }),
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
    ],
  }
}
