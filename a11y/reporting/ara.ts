import type { AuditRun } from '../findings.ts'
import { araAudit, araCounts, araEnvironment, araFault, araGrid, araResult, araVerdict } from './araFormat.ts'
import type { CriterionResult } from './criterionResults.ts'

/** Pages of the sample, in the order they were visited. */
export const samplePages = (run: AuditRun): string[] => [...new Set(run.states.map(({ page }) => page))]

const verdictsOf = (results: readonly CriterionResult[]) => results.map(({ status }) => status)

const distribution = (results: readonly CriterionResult[]) =>
  Object.fromEntries(
    Object.entries(araCounts(verdictsOf(results))).map(([verdict, raw]) => [
      verdict,
      { raw, percentage: Math.floor((100 * raw) / results.length) },
    ]),
  )

const onPage = (result: CriterionResult, page: string, rank: number) => {
  const faults = result.failures
    .filter((found) => found.page === page)
    .map(({ test, message, address, theme, width, selector, html, picture }) =>
      araFault(
        `${test} : ${message}`,
        `${address}, thème ${theme}, ${width} px\n${selector}\n${html}`,
        picture ? [`images/${picture}`] : [],
      ),
    )
  return faults.length === 0 ? [] : [araResult(rank, araVerdict(result, 'NC'), '', faults)]
}

/** The report of the machine in Ara's names; what Ara does not know is under `machine`. */
export const araReport = (run: AuditRun, results: readonly CriterionResult[], pages: readonly string[]) => {
  const { findings, ...machine } = run
  const { context, criteriaCount, ...audit } = araAudit(
    verdictsOf(results),
    pages.map((name) => ({ name, url: name.startsWith('/') ? name : '' })),
  )
  return {
    consultUniqueId: run.hash.slice(0, 12),
    ...audit,
    creationDate: run.date,
    publishDate: run.date,
    updateDate: run.date,
    // No rate without an audit made by people.
    accessibilityRate: null,
    criteriaCount: { ...criteriaCount, applicable: results.length - criteriaCount.notApplicable },
    resultDistribution: distribution(results),
    topicDistributions: [...new Set(results.map(({ theme }) => theme))].map((theme) => ({
      name: results.find((result) => result.theme === theme)?.themeTitle,
      ...distribution(results.filter((result) => result.theme === theme)),
    })),
    context: {
      ...context,
      auditorName: 'npm run a11y (contrôles automatiques)',
      tools: Object.entries(run.tools).map(([name, version]) => `${name} ${version}`),
      environments: [araEnvironment('', process.platform, run.browser)],
    },
    // Only what is not « non testé » on a page has a row.
    results: results.flatMap((result) => pages.flatMap((page, rank) => onPage(result, page, rank))),
    transverseElements: results
      .filter(({ status }) => status === 'NA')
      .map((result) => ({ ...araVerdict(result, 'NA'), notApplicableComment: result.why })),
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

const cellOf = ({ status, failures, human }: CriterionResult, page: string) => {
  if (failures.some((found) => found.page === page)) return 'NC'
  return status === 'NA' ? 'NA' : (human.find((check) => check.page === page)?.result ?? 'NT')
}

/** The grid of what the machine and people found. */
export const araCsv = (results: readonly CriterionResult[], pages: readonly string[]): string =>
  araGrid(
    pages,
    results.map((result) => [
      result.id,
      result.status === 'NA' ? 'NA' : 'NT',
      ...pages.map((page) => cellOf(result, page)),
    ]),
  )
