import { stringify } from 'csv-stringify/sync'
import type { AuditRun } from '../findings.ts'
import type { CriterionResult } from './criterionResults.ts'

/** How Ara names the verdicts. */
export const araStatus = {
  C: 'COMPLIANT',
  NC: 'NOT_COMPLIANT',
  NA: 'NOT_APPLICABLE',
  NT: 'NOT_TESTED',
} as const

const count = (results: readonly CriterionResult[], status: CriterionResult['status']) =>
  results.filter((result) => result.status === status).length

/** Pages of the sample, in the order they were visited. */
export const samplePages = (run: AuditRun): string[] => [...new Set(run.states.map(({ page }) => page))]

const distribution = (results: readonly CriterionResult[]) => {
  const part = (status: CriterionResult['status']) => ({
    raw: count(results, status),
    percentage: Math.floor((100 * count(results, status)) / results.length),
  })
  return { compliant: part('C'), notCompliant: part('NC'), notApplicable: part('NA'), notTested: part('NT') }
}

const onPage = (result: CriterionResult, page: string, number: number) => {
  const failures = result.failures.filter((found) => found.page === page)
  if (failures.length === 0) return []
  return {
    topic: result.theme,
    criterium: Number(result.id.split('.')[1]),
    pageId: number,
    status: araStatus.NC,
    compliantComment: null,
    notApplicableComment: null,
    exampleImages: [],
    notCompliantItems: failures.map((found) => ({
      title: `${found.test} : ${found.message}`,
      comment: `${found.address}, thème ${found.theme}, ${found.width} px\n${found.selector}\n${found.html}`,
      userImpact: null,
      quickWin: false,
      exampleImages: found.picture ? [`images/${found.picture}`] : [],
    })),
  }
}

/** The report with the names of fields of Ara's AuditReportDto; what Ara does not know is under `machine`. */
export const araReport = (run: AuditRun, results: readonly CriterionResult[], pages: readonly string[]) => {
  const applicable = results.length - count(results, 'NA')
  const { findings, ...machine } = run
  return {
    consultUniqueId: run.hash.slice(0, 12),
    procedureName: 'Espace agent public',
    creationDate: run.date,
    publishDate: run.date,
    updateDate: run.date,
    auditType: 'FULL',
    // No rate without an audit made by people.
    accessibilityRate: null,
    criteriaCount: {
      total: results.length,
      compliant: count(results, 'C'),
      notCompliant: count(results, 'NC'),
      blocking: 0,
      applicable,
      notApplicable: count(results, 'NA'),
    },
    resultDistribution: distribution(results),
    topicDistributions: [...new Set(results.map(({ theme }) => theme))].map((theme) => ({
      name: results.find((result) => result.theme === theme)?.themeTitle,
      ...distribution(results.filter((result) => result.theme === theme)),
    })),
    context: {
      auditorName: 'npm run a11y (contrôles automatiques)',
      referencial: `RGAA ${run.referential}`,
      technologies: ['HTML', 'CSS', 'JavaScript', 'WAI-ARIA', 'PDF'],
      samples: pages.map((name, index) => ({
        number: index + 1,
        name,
        url: name.startsWith('/') ? name : '',
      })),
      tools: Object.entries(run.tools).map(([name, version]) => `${name} ${version}`),
      environments: [
        {
          platform: 'DESKTOP',
          operatingSystem: process.platform,
          assistiveTechnology: '',
          browser: run.browser,
        },
      ],
    },
    // Only what is not « non testé » on a page has a row.
    results: results.flatMap((result) => pages.flatMap((page, index) => onPage(result, page, index + 1))),
    transverseElements: results
      .filter(({ status }) => status === 'NA')
      .map(({ theme, id, why }) => ({
        topic: theme,
        criterium: Number(id.split('.')[1]),
        status: araStatus.NA,
        notApplicableComment: why,
      })),
    notCompliantContent: results
      .filter(({ status }) => status === 'NC')
      .map(({ id, title }) => `${id} ${title}`)
      .join('\n'),
    derogatedContent: '',
    notInScopeContent: '',
    schemaPluriannuelUrl: '/information/schemapluriannuel',
    planActionUrl: '/information/plandaction',
    machine: {
      ...machine,
      failures: findings.filter(({ level }) => level === 'echec'),
      undecided: findings.filter(({ level }) => level === 'indecis'),
    },
  }
}

/** The grid as Ara exports it: a row for each criterion, a column for each page. */
export const araCsv = (results: readonly CriterionResult[], pages: readonly string[]): string =>
  stringify([
    ['Critères', 'Éléments transverses', ...pages],
    ...results.map((result) => [
      result.id,
      result.status === 'NA' ? 'NA' : 'NT',
      ...pages.map((page) => {
        if (result.failures.some((found) => found.page === page)) return 'NC'
        return result.status === 'NA'
          ? 'NA'
          : (result.human.find((check) => check.page === page)?.result ?? 'NT')
      }),
    ]),
  ])
