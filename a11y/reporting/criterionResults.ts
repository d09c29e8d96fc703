import { findingKey, type AuditRun, type Finding } from '../findings.ts'
import { probes } from '../probes/probes.ts'
import { axeTests, criteria, criterionOf, machineChecks, type Criterion } from '../referential.ts'
import { calendarDate } from '#rules/calendar/dates.ts'
import { verdicts, type Verdict } from '#rules/contenu/accessibilite.ts'
import { isChecked, killsByCriterion, type Kills, sownBefore } from '../defects/kills.ts'
import { evidence, type HumanCheck } from './humanChecks.ts'

export interface CriterionResult extends Criterion {
  /** Not tested unless a failure, an absence, or a person says more: a machine never says « conforme ». */
  readonly status: 'C' | 'NC' | 'NA' | 'NT'
  readonly why: string
  /** Defects planted there, and how many the machine finds. */
  readonly kills: Kills | undefined
  /** Tests of the machine that concern it, with how many times each had something to look at. */
  readonly checked: readonly (readonly [test: string, times: number])[]
  readonly failures: readonly Finding[]
  readonly undecided: readonly Finding[]
  readonly human: readonly HumanCheck[]
  /** What is left to a person. */
  readonly left: string
}

/** Criteria that do not apply when none of these kinds of content is anywhere, and how that is said. */
const ABSENCES: readonly (readonly [kinds: readonly string[], said: string, criteria: readonly string[]])[] =
  [
    [['figure'], 'aucune légende d’image', ['1.9']],
    [['cadre'], 'aucun cadre', ['2.1', '2.2']],
    [['video'], 'aucune vidéo', ['4.3', '4.4', '4.5', '4.6']],
    [['media'], 'aucun son ni vidéo', ['4.1', '4.2', '4.7', '4.10', '4.11', '4.13']],
    [['anime'], 'aucun média non temporel', ['4.8', '4.9', '4.12']],
    [['tableau'], 'aucun tableau', ['5.1', '5.2', '5.3', '5.4', '5.5', '5.6', '5.7', '5.8']],
    [['langue'], 'aucun changement de langue', ['8.8']],
    [['sens'], 'aucun changement de sens de lecture', ['8.10']],
    [['champ'], 'aucun champ', ['11.1', '11.2', '11.8', '11.13']],
    [['bouton'], 'aucun bouton', ['11.9']],
  ]

const absence = (id: string, present: readonly string[]): string | undefined =>
  ABSENCES.find(([kinds, , of]) => of.includes(id) && !kinds.some((kind) => present.includes(kind)))?.[1]

const testsOf = (id: string): string[] => [
  ...Object.keys(axeTests).filter((rule) => (axeTests[rule] ?? []).map(criterionOf).includes(id)),
  ...probes.filter((probe) => probe.criteria.includes(id)).map((probe) => probe.id),
  ...(id === '8.6' ? ['titleUnique'] : []),
]

/** One finding of each, however many settings show it. */
const distinct = (findings: readonly Finding[]): Finding[] => [
  ...new Map(findings.map((found) => [findingKey(found), found])).values(),
]

const leftFor = (power: string | undefined): string => {
  if (power === 'full') return 'Relire ce que la machine a contrôlé, et confirmer sur l’échantillon.'
  return power === 'fail'
    ? 'La machine ne trouve ici que des échecs : tout le critère reste à contrôler par une personne.'
    : 'Aucun contrôle automatique n’a de sens : une personne décide.'
}

/** A criterion whose defects the machine misses is not checked by it. */
const whyUntested = (tests: number, kills: Kills | undefined): string => {
  if (tests === 0) return 'non contrôlé par la machine'
  return isChecked(kills)
    ? 'contrôlé par la machine, sans échec'
    : 'regardé par la machine, sans échec, mais elle y laisse passer des défauts'
}

const sown = killsByCriterion(sownBefore())

const oneResult = (
  criterion: Criterion,
  run: AuditRun,
  human: readonly HumanCheck[],
  verdict: Verdict,
): CriterionResult => {
  const { id } = criterion
  const found = distinct(run.findings.filter((finding) => finding.criteria.includes(id)))
  const failures = found.filter(({ level }) => level === 'echec')
  const undecided = found.filter(({ level, judged }) => level === 'indecis' && judged === undefined)
  const said = human.filter((check) => check.criterion === id)
  const checked = testsOf(id)
    .map((test) => [test, run.ran[test] ?? 0] as const)
    .filter(([, times]) => times > 0)
  const missing = absence(id, run.present)
  const check = machineChecks.find((other) => other.id === id)
  const kills = sown.get(id)
  const rest = { ...criterion, kills, checked, failures, undecided, human: said, left: leftFor(check?.power) }
  if (failures.length > 0)
    return { ...rest, status: 'NC', why: `${failures.length} échecs trouvés par la machine` }
  if (verdict === 'NC') return { ...rest, status: 'NC', why: 'dit par une personne' }
  if (verdict !== 'NT')
    return { ...rest, status: verdict, why: 'dit par une personne de chaque page de l’échantillon' }
  if (missing) return { ...rest, status: 'NA', why: `${missing} dans les états visités` }
  return {
    ...rest,
    status: 'NT',
    why: whyUntested(checked.length, kills),
  }
}

/** What is known of each of the 106 criteria. */
export const criterionResults = (run: AuditRun, human: readonly HumanCheck[]): readonly CriterionResult[] => {
  const said = verdicts(evidence(human, []), calendarDate(run.date.slice(0, 10)))
  return criteria.map((criterion) => oneResult(criterion, run, human, said.get(criterion.id) ?? 'NT'))
}
