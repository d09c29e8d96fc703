import { stringify } from 'csv-stringify/sync'
import { type Criterion, REFERENTIAL } from '../referential.ts'

/** How Ara, the State's tool for audits, names the verdicts. */
const statuses = { C: 'COMPLIANT', NC: 'NOT_COMPLIANT', NA: 'NOT_APPLICABLE', NT: 'NOT_TESTED' } as const

type Verdict = keyof typeof statuses

/** How many criteria have each verdict. */
export const araCounts = (verdicts: readonly Verdict[]) => {
  const count = (wanted: Verdict) => verdicts.filter((verdict) => verdict === wanted).length
  return {
    compliant: count('C'),
    notCompliant: count('NC'),
    notApplicable: count('NA'),
    notTested: count('NT'),
  }
}

/** What an audit says whoever made it, with the names of fields of Ara's AuditReportDto, from the verdict of each criterion. */
export const araAudit = (
  verdicts: readonly Verdict[],
  pages: readonly { readonly name: string; readonly url: string }[],
) => {
  const { notTested: _, ...counts } = araCounts(verdicts)
  return {
    procedureName: 'Espace agent public',
    auditType: 'FULL',
    criteriaCount: { total: verdicts.length, ...counts, blocking: 0 },
    context: {
      referencial: `RGAA ${REFERENTIAL}`,
      technologies: ['HTML', 'CSS', 'JavaScript', 'WAI-ARIA', 'PDF'],
      samples: pages.map((page, rank) => ({ number: rank + 1, ...page })),
    },
  }
}

/** With what pages were looked at. */
export const araEnvironment = (assistiveTechnology: string, operatingSystem = '', browser = '') => ({
  platform: 'DESKTOP',
  operatingSystem,
  assistiveTechnology,
  browser,
})

/** A criterion as Ara points at it, with its verdict. */
export const araVerdict = ({ id, theme }: Criterion, verdict: Verdict) => ({
  topic: theme,
  criterium: Number(id.split('.')[1]),
  status: statuses[verdict],
})

/** What fails, with the files of its pictures. */
export const araFault = (title: string, comment: string, exampleImages: readonly string[] = []) => ({
  title,
  comment,
  userImpact: null,
  quickWin: false,
  exampleImages,
})

/** A verdict on the page of a rank (from 0), with why it is that. */
export const araResult = (
  rank: number,
  verdict: ReturnType<typeof araVerdict>,
  comment: string,
  notCompliantItems: readonly ReturnType<typeof araFault>[],
) => ({
  ...verdict,
  pageId: rank + 1,
  compliantComment: verdict.status === statuses.C ? comment : null,
  notApplicableComment: verdict.status === statuses.NA ? comment : null,
  exampleImages: [],
  notCompliantItems,
})

/** The grid as Ara exports it: a row for each criterion, a column for each page after that of what all pages share. */
export const araGrid = (
  pages: readonly string[],
  rows: readonly (readonly [criterion: string, shared: Verdict, ...onPages: Verdict[]])[],
): string => stringify([['Critères', 'Éléments transverses', ...pages], ...rows])
