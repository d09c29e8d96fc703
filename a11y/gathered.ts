import type { Finding } from './findings.ts'
import type { VisitRecord } from './runs/journal.ts'
import { type FoundTitle, sharedTitles } from './probes/structure.ts'
import type { Target } from './visits/targets.ts'

/** What the visits of a run say together. */
export interface Gathered {
  readonly findings: readonly Finding[]
  readonly ran: Readonly<Record<string, number>>
  readonly titles: readonly FoundTitle[]
  readonly present: readonly string[]
  readonly resolved: number
  readonly looks: number
}

/** Puts together what was seen, of targets that still are. */
export const gathered = (visits: readonly VisitRecord[], targets: readonly Target[]): Gathered => {
  const whole = new Map(targets.filter((target) => target.whole).map(({ address, page }) => [address, page]))
  const seen = visits.flatMap((visit) => visit.seen)
  const ran: Record<string, number> = {}
  for (const test of seen.flatMap((one) => one.ran)) ran[test] = (ran[test] ?? 0) + 1
  return {
    findings: seen.flatMap((one) => one.findings),
    ran,
    titles: visits.flatMap((visit) => {
      const page = whole.get(visit.address)
      return page === undefined ? [] : visit.seen.flatMap(({ title }) => (title ? [{ page, title }] : []))
    }),
    present: [...new Set(seen.flatMap((one) => one.present))],
    resolved: seen.reduce((sum, one) => sum + one.resolved, 0),
    looks: visits.reduce((sum, { settings }) => sum + settings.length, 0),
  }
}

/** Titles that several pages share, each as a failure. */
export const titleFindings = (titles: readonly FoundTitle[]): Finding[] =>
  [...sharedTitles(titles)].map(([title, pages]) => ({
    address: 'ecran--tous',
    page: pages.join(', '),
    state: 'titres',
    theme: 'clair',
    width: 1280,
    test: 'titleUnique',
    level: 'echec',
    criteria: ['8.6'],
    selector: 'title',
    html: `<title>${title}</title>`,
    message: `${pages.length} pages ont le titre « ${title} ».`,
  }))
