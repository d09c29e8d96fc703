import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AuditRun } from '../findings.ts'
import { araCsv, araReport, samplePages } from './ara.ts'
import type { CriterionResult } from './criterionResults.ts'
import { earlReport } from './earl.ts'
import { htmlReport } from './htmlReport.ts'

/** Writes the report in its four forms. */
export const writeReport = (run: AuditRun, results: readonly CriterionResult[], folder: string): void => {
  mkdirSync(folder, { recursive: true })
  const pages = samplePages(run)
  const json = (value: unknown) => `${JSON.stringify(value, undefined, 1)}\n`
  writeFileSync(join(folder, 'results.json'), json(araReport(run, results, pages)))
  writeFileSync(join(folder, 'audit.csv'), araCsv(results, pages))
  writeFileSync(join(folder, 'earl.jsonld'), json(earlReport(run, results)))
  writeFileSync(join(folder, 'index.html'), htmlReport(run, results))
}
