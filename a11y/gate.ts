import { findingKey, type Finding } from './findings.ts'

/** What is accepted for now: failures with their reason, and how many undecided results each test may have, and why. */
export interface Baseline {
  readonly failures: Readonly<Record<string, string>>
  readonly undecided: Readonly<Record<string, { readonly count: number; readonly reason: string }>>
}

/** A person's word on an undecided result, by its key. */
export interface Judgement {
  readonly reason: string
  readonly role: string
  readonly date: string
}

/** Each undecided finding that was judged bears its reason. */
export const judge = (
  findings: readonly Finding[],
  judgements: Readonly<Record<string, Judgement>>,
): readonly Finding[] =>
  findings.map((found) => {
    const judgement = found.level === 'indecis' ? judgements[findingKey(found)] : undefined
    return judgement ? { ...found, judged: judgement.reason } : found
  })

/** Distinct undecided results of each test that nobody judged. */
export const undecidedByTest = (findings: readonly Finding[]): Readonly<Record<string, number>> => {
  const keys = new Map<string, Set<string>>()
  for (const found of findings)
    if (found.level === 'indecis' && found.judged === undefined)
      keys.set(found.test, (keys.get(found.test) ?? new Set()).add(findingKey(found)))
  return Object.fromEntries([...keys].map(([test, of]) => [test, of.size]))
}

/** What makes the command fail: failures that are new, and tests with more undecided results than before. */
export const refusals = (findings: readonly Finding[], baseline: Baseline): readonly string[] => {
  const failures = findings.filter(
    (found) => found.level === 'echec' && !(findingKey(found) in baseline.failures),
  )
  // Of several failures of one element, the first is said: hovered before focused.
  const fresh = new Map(failures.toReversed().map((found) => [findingKey(found), found]))
  return [
    ...[...fresh]
      .toReversed()
      .map(([key, { message, theme, width }]) => `${key} (${theme}, ${width} px) : ${message}`),
    ...Object.entries(undecidedByTest(findings))
      .filter(([test, count]) => count > (baseline.undecided[test]?.count ?? 0))
      .map(
        ([test, count]) => `${test} : ${count} indécis, ${baseline.undecided[test]?.count ?? 0} auparavant`,
      ),
  ]
}

/** What is accepted or judged, and that a whole run no longer finds: it would let the next defect of its name pass unseen. */
export const needless = (
  findings: readonly Finding[],
  baseline: Baseline,
  judgements: Readonly<Record<string, Judgement>>,
): readonly string[] => {
  const found = new Set(findings.map(findingKey))
  const undecided = undecidedByTest(findings)
  return [
    ...Object.keys({ ...baseline.failures, ...judgements }).filter((key) => !found.has(key)),
    ...Object.keys(baseline.undecided).filter((test) => !(test in undecided)),
  ].map((accepted) => `${accepted} : accepté, et ne se trouve plus`)
}
