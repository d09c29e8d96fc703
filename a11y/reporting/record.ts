import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { calendarDate } from '#rules/calendar/dates.ts'
import { estRetenu, releveDe } from '#rules/contenu/accessibilite.ts'
import { isChecked, type Kills } from '../defects/kills.ts'
import { changedParts, type Hashes, type Part } from '../runs/hashes.ts'
import { findingKey, type AuditRun } from '../findings.ts'
import { undecidedByTest } from '../gate.ts'
import { pageName, sample } from '../sample.ts'
import { samplePages } from './ara.ts'
import type { CriterionResult } from './criterionResults.ts'
import { evidence, type HumanCheck, humanChecks } from './humanChecks.ts'

/** The record that the accessibility statement reads. */
const RECORD = join(import.meta.dirname, '../../src/server/contenu/accessibilite/accessibilite.json')

const total = (results: readonly CriterionResult[], of: (kills: Kills) => number): number =>
  results.reduce((count, { kills }) => count + (kills ? of(kills) : 0), 0)

/** What the statement says of the run: counts, and what fails, not the whole report. */
export const recordOf = (
  run: AuditRun,
  results: readonly CriterionResult[],
  checks: readonly HumanCheck[] = humanChecks(),
) => {
  const pages = samplePages(run).filter((page) => page.startsWith('/'))
  const today = calendarDate(run.date.slice(0, 10))
  const ids = (status: CriterionResult['status']) =>
    results.filter((result) => result.status === status).map(({ id }) => id)
  const failures = run.findings.filter(({ level }) => level === 'echec')
  const undecided = Object.values(undecidedByTest(run.findings))
  const failing = results.filter((result) => result.failures.length > 0).map(({ id }) => id)
  const proof = evidence(checks, failing)
  const { audit, commence } = releveDe(proof, today)
  const counted = checks.filter((_, rank) => {
    const verdict = proof.constats[rank]
    return verdict !== undefined && estRetenu(proof, verdict, today)
  })
  return {
    referentiel: run.referential,
    audit,
    commence,
    date: today,
    version: run.version,
    commit: run.commit,
    empreinte: run.hash,
    empreintes: run.hashes,
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
      controles: results.filter(({ checked, kills }) => checked.length > 0 && isChecked(kills)).length,
      semes: total(results, ({ planted }) => planted),
      trouves: total(results, ({ found }) => found),
      enEchec: results
        .filter(({ status }) => status === 'NC')
        .map(({ id, title, failures: of }) => ({
          id,
          titre: title,
          pages: [
            ...new Set([
              ...of.map(({ page }) => pageName(page)),
              ...counted
                .filter(({ criterion, result }) => criterion === id && result === 'NC')
                .map(({ page }) => pageName(page)),
            ]),
          ],
        })),
      nonApplicables: ids('NA'),
    },
    pages: [...new Set(pages.map(pageName))],
    echantillon: sample.map(({ name }) => name),
    essais: [...new Set(counted.map(({ assistiveTechnology }) => assistiveTechnology).filter(Boolean))],
  }
}

/** Writes the record of a run in place of the one that is published. */
export const publish = (run: AuditRun, results: readonly CriterionResult[]): void =>
  writeFileSync(RECORD, `${JSON.stringify(recordOf(run, results), undefined, 1)}\n`)

/** Parts that changed since the run that is published. */
export const sincePublished = (now: Hashes): readonly Part[] =>
  changedParts((JSON.parse(readFileSync(RECORD, 'utf8')) as { readonly empreintes?: Hashes }).empreintes, now)

/** What is known of a run that is to be published. */
interface Candidate {
  /** Every state, in every way of looking. */
  readonly whole: boolean
  /** Sources that are in no commit. */
  readonly uncommitted: readonly string[]
  /** The sources changed while the run was looking at them. */
  readonly changed: boolean
  /** States that the run left unvisited. */
  readonly missed: number
}

/** Why a run must not be published: its record would not say what the whole service is at a commit that anyone can take. */
export const whyNotPublished = ({ whole, uncommitted, changed, missed }: Candidate): readonly string[] => [
  ...(whole ? [] : ['« --publier » demande un passage entier : sans « --only » ni « --quick ».']),
  ...(uncommitted.length > 0 ? [`Ces sources ne sont dans aucun commit : ${uncommitted.join(', ')}.`] : []),
  ...(changed ? ['Les sources ont changé pendant le passage.'] : []),
  ...(missed > 0 ? [`${missed} états n’ont pas été visités.`] : []),
]
