import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { conformite } from '#rules/accessibilite.ts'
import { findingKey, type AuditRun } from '../findings.ts'
import { undecidedByTest } from '../gate.ts'
import { araCsv, araReport, samplePages } from './ara.ts'
import { criterionResults, type CriterionResult } from './criterionResults.ts'
import { earlReport } from './earl.ts'
import { htmlReport } from './htmlReport.ts'
import { humanRecord, type HumanRecord } from './humanChecks.ts'

const STATEMENT = join(import.meta.dirname, '../../src/server/content/accessibilite.json')

/** What the statement says of the run: counts, and what fails, not the whole report. */
export const statementData = (
  run: AuditRun,
  results: readonly CriterionResult[],
  { audit, checks }: HumanRecord = humanRecord(),
) => {
  const pages = samplePages(run).filter((page) => page.startsWith('/'))
  const today = run.date.slice(0, 10)
  const ids = (status: CriterionResult['status']) =>
    results.filter((result) => result.status === status).map(({ id }) => id)
  const failures = run.findings.filter(({ level }) => level === 'echec')
  const undecided = Object.values(undecidedByTest(run.findings))
  return {
    referentiel: run.referential,
    ...conformite(
      {
        audit: audit ?? undefined,
        echecsMachine: results.filter((result) => result.failures.length > 0).map(({ id }) => id),
        echecsReleves: checks.filter(({ result }) => result === 'NC').map(({ criterion }) => criterion),
        echantillon: pages,
        pagesRelevees: checks.map(({ page }) => page),
      },
      today,
    ),
    date: today,
    commit: run.commit,
    empreinte: run.hash,
    navigateur: run.browser,
    outils: run.tools,
    themes: run.themes,
    largeurs: run.widths,
    modes: run.modes,
    etats: run.states.length,
    visites: run.looks,
    echecs: new Set(failures.map(findingKey)).size,
    indecis: undecided.reduce((sum, count) => sum + count, 0),
    criteres: {
      total: results.length,
      controles: results.filter(({ checked }) => checked.length > 0).length,
      enEchec: results
        .filter(({ status }) => status === 'NC')
        .map(({ id, title, failures: of }) => ({
          id,
          titre: title,
          pages: [...new Set(of.map(({ page }) => page))],
        })),
      nonApplicables: ids('NA'),
    },
    pages,
  }
}

/** Writes the report in its four forms, and the statement's data when the whole audit ran. */
export const writeReport = (run: AuditRun, folder: string, official: boolean): void => {
  mkdirSync(folder, { recursive: true })
  const results = criterionResults(run, humanRecord().checks)
  const pages = samplePages(run)
  const json = (value: unknown) => `${JSON.stringify(value, undefined, 1)}\n`
  writeFileSync(join(folder, 'results.json'), json(araReport(run, results, pages)))
  writeFileSync(join(folder, 'audit.csv'), araCsv(results, pages))
  writeFileSync(join(folder, 'earl.jsonld'), json(earlReport(run, results)))
  writeFileSync(join(folder, 'index.html'), htmlReport(run, results))
  if (official) writeFileSync(STATEMENT, json(statementData(run, results)))
}
